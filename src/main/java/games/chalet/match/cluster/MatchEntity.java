package games.chalet.match.cluster;

import games.chalet.cluster.NodeMessage;
import games.chalet.engine.Seat;
import games.chalet.match.command.MatchCommand;
import games.chalet.match.command.MatchRequest.SentRequest;
import games.chalet.match.command.ReplyAddress;
import games.chalet.match.live.LiveMatches;
import java.time.Duration;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;

/**
 * One match in the process that owns it, as Pekko sees it. {@link LiveMatches} does all the work,
 * on its own threads: nothing here waits.
 */
final class MatchEntity extends AbstractBehavior<MatchEntity.EntityMessage> {

  private static final Duration IDLE_LOOK = Duration.ofSeconds(30);

  private final String matchId;
  private final LiveMatches matches;
  private final ActorRef<ClusterSharding.ShardCommand> shard;

  private MatchEntity(
      ActorContext<EntityMessage> context,
      String matchId,
      LiveMatches matches,
      ActorRef<ClusterSharding.ShardCommand> shard) {
    super(context);
    this.matchId = matchId;
    this.matches = matches;
    this.shard = shard;
    matches.adopt(matchId);
  }

  static Behavior<EntityMessage> of(
      String matchId, LiveMatches matches, ActorRef<ClusterSharding.ShardCommand> shard) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(
                timers -> {
                  timers.startTimerWithFixedDelay(EntityMessage.Local.LOOK_WHETHER_IDLE, IDLE_LOOK);
                  return new MatchEntity(context, matchId, matches, shard);
                }));
  }

  @Override
  public Receive<EntityMessage> createReceive() {
    return newReceiveBuilder()
        .onMessage(EntityMessage.Send.class, message -> send(message))
        .onMessage(EntityMessage.Command.class, message -> command(message))
        .onMessage(EntityMessage.LookAfter.class, message -> lookAfter())
        .onMessageEquals(EntityMessage.Local.LOOK_WHETHER_IDLE, this::lookWhetherIdle)
        .onMessageEquals(EntityMessage.Local.STOP, this::release)
        .onMessageEquals(EntityMessage.Local.RELEASED, Behaviors::stopped)
        .build();
  }

  private Behavior<EntityMessage> send(EntityMessage.Send message) {
    matches.send(message.sent());
    return this;
  }

  private Behavior<EntityMessage> command(EntityMessage.Command message) {
    matches.commandSoon(message.matchId(), message.seat(), message.command(), message.replyTo());
    return this;
  }

  /**
   * Adopts the match again if this process does not hold it: another one may have claimed it by
   * mistake.
   */
  private Behavior<EntityMessage> lookAfter() {
    if (!matches.holds(matchId)) {
      matches.adopt(matchId);
    }
    return this;
  }

  /**
   * Stops this entity if there is no such match, or it is over and was not requested for a long
   * time.
   */
  private Behavior<EntityMessage> lookWhetherIdle() {
    if (!matches.holds(matchId)) {
      shard.tell(new ClusterSharding.Passivate<>(getContext().getSelf()));
    }
    return this;
  }

  private Behavior<EntityMessage> release() {
    ActorRef<EntityMessage> self = getContext().getSelf();
    matches.release(matchId, () -> self.tell(EntityMessage.Local.RELEASED));
    return this;
  }

  /** A message to the owner of a match, from any process. */
  sealed interface EntityMessage {

    /** A person sent something. */
    record Send(SentRequest sent) implements EntityMessage, NodeMessage {}

    /** A command from another module. */
    record Command(String matchId, Seat seat, MatchCommand command, ReplyAddress.Waiting replyTo)
        implements EntityMessage, NodeMessage {}

    /** The match is running, or someone looks at it: it needs an owner. */
    record LookAfter(String matchId) implements EntityMessage, NodeMessage {}

    /** Another process is about to own the match. Never leaves this one. */
    enum Local implements EntityMessage {
      STOP,
      RELEASED,
      LOOK_WHETHER_IDLE
    }
  }
}
