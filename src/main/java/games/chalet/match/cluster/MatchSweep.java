package games.chalet.match.cluster;

import games.chalet.cluster.Cluster;
import games.chalet.cluster.NodeMessage;
import games.chalet.match.journal.JournalReader;
import games.chalet.match.live.LiveMatches;
import games.chalet.match.stomp.MatchDestinations;
import games.chalet.player.PlayerForgotten;
import games.chalet.stomp.StompMessaging.ListenerElsewhere;
import games.chalet.stomp.StompMessaging.PublisherGone;
import games.chalet.web.LastResort;
import games.chalet.web.LifecyclePhase;
import games.chalet.web.NodeLeft;
import games.chalet.web.SeveralNodes;
import games.chalet.web.ShutdownPhases;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * Gives every running match an owner, so that its clocks run even where no request for it comes. It
 * also publishes what a process that is gone has not told any more.
 */
@Component
@SeveralNodes
final class MatchSweep implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(MatchSweep.class);
  private static final long EVERY_SECONDS = 5;

  private final Cluster cluster;
  private final ShardedMatches routing;
  private final LiveMatches here;
  private final JournalReader reader;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("match-sweep").daemon().factory());

  MatchSweep(Cluster cluster, ShardedMatches routing, LiveMatches here, JournalReader reader) {
    this.cluster = cluster;
    this.routing = routing;
    this.here = here;
    this.reader = reader;
    cluster.on(
        "player-forgotten.1",
        Forgotten.class,
        (node, forgotten) -> here.rename(forgotten.playerId()));
  }

  @Bean
  static LifecyclePhase matchesAreSwept(MatchSweep sweep) {
    return new LifecyclePhase(ShutdownPhases.HAND_OVER, sweep::start, sweep::close);
  }

  void start() {
    ScheduledFuture<?> unused =
        thread.scheduleWithFixedDelay(guarded(), EVERY_SECONDS, EVERY_SECONDS, TimeUnit.SECONDS);
  }

  private Runnable guarded() {
    return LastResort.surviving(this::sweep, LOG, "Sweep for matches without an owner failed");
  }

  /** Does this in one process for all. */
  private void sweep() {
    boolean isFirst = cluster.others().stream().allMatch(it -> it.compareTo(cluster.self()) > 0);
    if (isFirst) {
      reader.runningIds().forEach(routing::lookAfter);
    }
  }

  @EventListener
  void on(NodeLeft left) {
    try {
      thread.execute(guarded());
    } catch (RejectedExecutionException e) {
      LOG.debug("Closing", e);
    }
  }

  /** Includes matches that have ended since: their viewers may not know it yet. */
  @EventListener
  void on(PublisherGone gone) {
    gone.destinations().stream()
        .flatMap(topic -> MatchDestinations.parse(topic).stream())
        .map(MatchDestinations.Topic::matchId)
        .distinct()
        .forEach(routing::lookAfter);
  }

  @EventListener
  void on(ListenerElsewhere listener) {
    MatchDestinations.parse(listener.destination())
        .ifPresent(topic -> here.tellAgain(topic.matchId(), topic.seat()));
  }

  @EventListener
  void on(PlayerForgotten forgotten) {
    cluster.tellOthers(new Forgotten(forgotten.playerId()));
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }

  /** The name of a player is not told any more. */
  record Forgotten(String playerId) implements NodeMessage {}
}
