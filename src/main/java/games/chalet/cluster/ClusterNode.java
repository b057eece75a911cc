package games.chalet.cluster;

import games.chalet.cluster.GateMessage.Numbered;
import games.chalet.web.LastResort;
import games.chalet.web.StartFailedException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import org.apache.pekko.Done;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Join;
import org.apache.pekko.cluster.typed.JoinSeedNodes;
import org.apache.pekko.cluster.typed.Subscribe;
import org.apache.pekko.remote.RemoteTransportException;
import org.apache.pekko.serialization.SerializationSetup;
import org.apache.pekko.serialization.SerializerDetails;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** This process as a member of the cluster: it joins, stays, and leaves. */
final class ClusterNode {

  private static final Logger LOG = LoggerFactory.getLogger(ClusterNode.class);

  private static final Duration LONGEST_LEAVE = Duration.ofSeconds(8);
  private static final long BEAT_SECONDS = 5;

  /** The interval of numbered messages, after which a lost one is noticed. */
  private static final Duration NUMBERED_EVERY = Duration.ofSeconds(2);

  private static final long PLAN_AGAIN_MILLIS = 2_000;
  private static final long LOOK_MILLIS = 50;

  private final ClusterSettings settings;
  private final Cluster cluster;
  private final Peers peers;
  private final Gate gate;
  private final WireSerializer serializer;
  private final NodeTable nodes;
  private final LeaseTable leases;
  private final Runnable exit;
  private final ScheduledExecutorService beats =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("cluster-beat").daemon().factory());

  private @Nullable ActorSystem<?> system;
  private @Nullable CompletableFuture<Done> left;
  private volatile boolean leaving;

  /**
   * Creates a process that is not yet a member.
   *
   * @param exit ends this process: the others continue without it, and it may not continue on its
   *     own
   */
  ClusterNode(
      ClusterSettings settings,
      Cluster cluster,
      Peers peers,
      Gate gate,
      WireSerializer serializer,
      NodeTable nodes,
      LeaseTable leases,
      Runnable exit) {
    this.settings = settings;
    this.cluster = cluster;
    this.peers = peers;
    this.gate = gate;
    this.serializer = serializer;
    this.nodes = nodes;
    this.leases = leases;
    this.exit = exit;
  }

  /**
   * Joins the existing members, or begins a cluster; returns when this process is a member.
   *
   * @throws StartFailedException if that takes too long, or the port is not available
   */
  void join() {
    ActorSystem<?> made = listen();
    system = made;
    ActorRef<GateMessage> gateRef =
        made.systemActorOf(
            gate.behavior(),
            Membership.GATE,
            DispatcherSelector.fromConfig("chalet.gate-dispatcher"));
    org.apache.pekko.cluster.typed.Cluster pekko = org.apache.pekko.cluster.typed.Cluster.get(made);
    Membership membership = new Membership(cluster.self(), peers, gateRef, made);
    pekko
        .subscriptions()
        .tell(
            Subscribe.create(
                made.systemActorOf(
                    membership.behavior(), "membership", DispatcherSelector.defaultDispatcher()),
                ClusterEvent.MemberEvent.class));
    cluster.prepare(made);
    awaitMembership(pekko);
    ScheduledFuture<?> unused =
        beats.scheduleWithFixedDelay(
            LastResort.surviving(
                this::beat, LOG, "Failed to refresh this node's row in cluster_nodes"),
            0,
            BEAT_SECONDS,
            TimeUnit.SECONDS);
    made.scheduler()
        .scheduleWithFixedDelay(
            NUMBERED_EVERY,
            NUMBERED_EVERY,
            () -> peers.tellAll(new Numbered.StillHere()),
            made.executionContext());
    endWithMembership(made);
    LOG.info("Joined the cluster as node {} at {}", cluster.self(), pekko.selfMember().address());
  }

  /**
   * Refreshes this process's row, and ends the process if the others have dropped it: two clusters
   * over one database would take the matches from each other for ever.
   */
  private void beat() {
    if (!nodes.beat(cluster.self(), true) && !leaving) {
      LOG.error("The cluster has removed this node as unreachable; ending the process. Restart it");
      exit.run();
    }
  }

  private ActorSystem<?> listen() {
    try {
      return ActorSystem.create(
          Behaviors.empty(),
          PekkoConfig.SYSTEM,
          ActorSystemSetup.create(
              BootstrapSetup.create(PekkoConfig.of(settings, cluster.self())),
              SerializationSetup.create(
                  it ->
                      List.of(
                          SerializerDetails.create(
                              "chalet", serializer, List.of(NodeMessage.class, Numbered.class)))),
              new DatabaseLease.Store(leases)));
    } catch (RemoteTransportException e) {
      throw new StartFailedException(
          "The other processes of the cluster cannot be listened to at "
              + settings.address()
              + ", port "
              + settings.port()
              + ": it is another machine's address, or the port is taken.",
          "Set CHALET_CLUSTER_ADDRESS to one of this machine's, CHALET_CLUSTER_PORT to a free port.",
          e);
    }
  }

  private void awaitMembership(org.apache.pekko.cluster.typed.Cluster pekko) {
    String address = pekko.selfMember().address().toString();
    long began = System.nanoTime();
    long end = began + settings.longestJoin().toNanos();
    long planAt = began;
    while (!pekko.selfMember().status().equals(MemberStatus.up())) {
      long now = System.nanoTime();
      if (now > end) {
        throw new StartFailedException(
            "The other processes of the cluster could not be joined within "
                + settings.longestJoin().toSeconds()
                + " seconds.",
            "See that their CHALET_CLUSTER_ADDRESS and CHALET_CLUSTER_PORT can be reached from here,"
                + " and that all have the same key store.",
            null);
      }
      if (now >= planAt) {
        Duration waited = Duration.ofNanos(now - began);
        follow(nodes.announce(cluster.self(), address, waited), pekko);
        planAt = now + TimeUnit.MILLISECONDS.toNanos(PLAN_AGAIN_MILLIS);
      }
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(LOOK_MILLIS));
    }
  }

  private static void follow(NodeTable.Plan plan, org.apache.pekko.cluster.typed.Cluster pekko) {
    if (!plan.members().isEmpty()) {
      List<Address> seeds = plan.members().stream().map(AddressFromURIString::parse).toList();
      pekko.manager().tell(new JoinSeedNodes(seeds));
    } else if (plan.first()) {
      pekko.manager().tell(Join.create(pekko.selfMember().address()));
    }
  }

  /**
   * Ends the process with its membership. It does not wait for the end of Pekko's system, which can
   * hang if connections have just broken: clients would still connect to a process that can answer
   * nothing.
   */
  private void endWithMembership(ActorSystem<?> made) {
    CoordinatedShutdown.get(made)
        .addTask(
            CoordinatedShutdown.PhaseBeforeActorSystemTerminate(),
            "end-of-membership",
            () -> {
              endOfMembership();
              return CompletableFuture.completedFuture(Done.getInstance());
            });
    made.getWhenTerminated().thenRun(this::endOfMembership);
  }

  /**
   * Handles the end of membership: the others have given this process up, or it them, so it may own
   * nothing any more.
   */
  private void endOfMembership() {
    if (!leaving) {
      LOG.error("This node is no longer part of the cluster; ending the process. Restart it");
      exit.run();
    }
  }

  /**
   * Hands over everything it owns; returns when that is done, or takes too long. Then it leaves;
   * from now on clients that are connected here should connect to another process.
   */
  void handOver() {
    leaving = true;
    ActorSystem<?> made = system;
    if (made != null && left == null) {
      CompletableFuture<Done> handedOver = new CompletableFuture<>();
      CoordinatedShutdown shutdown = CoordinatedShutdown.get(made);
      shutdown.addTask(
          CoordinatedShutdown.PhaseClusterLeave(),
          "handed-over",
          () -> {
            handedOver.complete(Done.getInstance());
            return handedOver;
          });
      left = shutdown.runAll(CoordinatedShutdown.clusterLeavingReason()).toCompletableFuture();
      await(handedOver);
    }
  }

  /** Hands over, if that was not done, and leaves, once; returns when it is not a member. */
  void leave() {
    handOver();
    CompletableFuture<Done> end = left;
    if (end == null || system == null) {
      return;
    }
    system = null;
    await(end);
    beats.shutdownNow();
    try {
      nodes.remove(cluster.self());
    } catch (RuntimeException e) {
      LOG.debug("Failed to delete this node's row; it will expire", e);
    }
  }

  private static void await(CompletableFuture<Done> step) {
    try {
      step.get(LONGEST_LEAVE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException e) {
      LOG.warn("Failed to leave the cluster cleanly", e);
    }
  }
}
