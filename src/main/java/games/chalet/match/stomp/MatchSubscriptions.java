package games.chalet.match.stomp;

import games.chalet.match.live.MatchRouting;
import games.chalet.match.live.writer.KnownMatch;
import games.chalet.stomp.SubscriptionRule;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * The rule for subscriptions: a seat's positions are for its player alone; the spectators' for
 * those who may watch.
 */
@Component
public final class MatchSubscriptions implements SubscriptionRule {

  private final MatchRouting matches;

  public MatchSubscriptions(MatchRouting matches) {
    this.matches = matches;
  }

  @Override
  public boolean governs(String destination) {
    return MatchDestinations.areOfMatches(destination);
  }

  @Override
  public boolean allows(@Nullable String playerId, String destination) {
    return MatchDestinations.parse(destination)
        .flatMap(
            topic -> matches.find(topic.matchId()).filter(match -> allows(playerId, match, topic)))
        .isPresent();
  }

  private static boolean allows(
      @Nullable String playerId, KnownMatch match, MatchDestinations.Topic topic) {
    return topic
        .seat()
        .map(seat -> match.seatOf(playerId).filter(seat::equals).isPresent())
        .orElseGet(() -> match.mayWatch(playerId));
  }
}
