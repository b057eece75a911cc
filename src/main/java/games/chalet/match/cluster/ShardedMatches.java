package games.chalet.match.cluster;

import games.chalet.cluster.Cluster;
import games.chalet.engine.Seat;
import games.chalet.match.cluster.MatchEntity.EntityMessage;
import games.chalet.match.command.MatchCommand;
import games.chalet.match.command.MatchRequest.SentRequest;
import games.chalet.match.command.Replies;
import games.chalet.match.command.ReplyAddress;
import games.chalet.match.journal.StoredMatch;
import games.chalet.match.live.LiveMatches;
import games.chalet.match.live.MatchRouting;
import games.chalet.match.live.StoredMatches;
import games.chalet.match.live.writer.KnownMatch;
import games.chalet.match.state.MatchRefusal;
import games.chalet.web.SeveralNodes;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Primary;
import org.springframework.stereotype.Component;

/** Routes requests for a match to its owner, through Pekko's Cluster Sharding. */
@Component
@SeveralNodes
@Primary
final class ShardedMatches implements MatchRouting {

  private static final EntityTypeKey<EntityMessage> MATCH =
      EntityTypeKey.create(EntityMessage.class, "match");

  /** Ids come from outside, and each that is asked for costs its owner a look into the database. */
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9]{1,32}");

  private final LiveMatches here;
  private final StoredMatches stored;
  private final Replies replies;
  private volatile @Nullable ClusterSharding sharding;

  ShardedMatches(LiveMatches here, StoredMatches stored, Replies replies, Cluster cluster) {
    this.here = here;
    this.stored = stored;
    this.replies = replies;
    cluster.register("match-send.1", EntityMessage.Send.class);
    cluster.register("match-command.1", EntityMessage.Command.class);
    cluster.register("match-look-after.1", EntityMessage.LookAfter.class);
    cluster.beforeJoining(this::begin);
  }

  private void begin(ActorSystem<?> system) {
    ClusterSharding made = ClusterSharding.get(system);
    made.init(
        Entity.of(MATCH, context -> MatchEntity.of(context.getEntityId(), here, context.getShard()))
            .withStopMessage(EntityMessage.Local.STOP));
    sharding = made;
  }

  @Override
  public void send(SentRequest sent) {
    if (!ID.matcher(sent.matchId()).matches()) {
      replies.refused(sent.replyTo(), MatchRefusal.UNKNOWN.of());
    } else if (!tell(sent.matchId(), new EntityMessage.Send(sent))) {
      replies.refused(sent.replyTo(), MatchRefusal.UNAVAILABLE.of());
    }
  }

  @Override
  public void command(
      String matchId, Seat seat, MatchCommand command, ReplyAddress.Waiting replyTo) {
    if (!tell(matchId, new EntityMessage.Command(matchId, seat, command, replyTo))) {
      replies.refused(replyTo, MatchRefusal.UNAVAILABLE.of());
    }
  }

  @Override
  public void begin(StoredMatch match) {
    lookAfter(match.header().id());
  }

  /** Gives the match an owner; if it had none, all its viewers get its current state. */
  void lookAfter(String matchId) {
    tell(matchId, new EntityMessage.LookAfter(matchId));
  }

  private boolean tell(String matchId, EntityMessage message) {
    ClusterSharding ready = sharding;
    if (ready == null) {
      return false;
    }
    ready.entityRefFor(MATCH, matchId).tell(message);
    return true;
  }

  /** Reads the database, because this process's memory may be out of date. */
  @Override
  public Optional<KnownMatch> find(String matchId) {
    return stored.find(matchId);
  }

  @Override
  public boolean isClosing() {
    return here.isClosing();
  }
}
