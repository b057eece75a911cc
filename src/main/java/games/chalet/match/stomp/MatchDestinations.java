package games.chalet.match.stomp;

import games.chalet.engine.Seat;
import games.chalet.match.state.Positions;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The destinations of sends and topics about matches, parsed strictly: they come from outside. */
public final class MatchDestinations {

  private static final String SENDS = "/app/match.";
  private static final Pattern TOPIC =
      Pattern.compile("/topic/match\\.([A-Za-z0-9]{1,32})\\.(?:seat\\.(0|[1-9][0-9]?)|spectators)");

  private MatchDestinations() {}

  /**
   * The viewer of a topic's positions.
   *
   * @param seat empty for the spectators'
   */
  public record Topic(String matchId, Optional<Seat> seat) {}

  static boolean areOfMatches(String destination) {
    return destination.startsWith(Positions.TOPICS);
  }

  /** Returns the match and viewer of a topic; empty if it is none of a match. */
  public static Optional<Topic> parse(String destination) {
    Matcher matcher = TOPIC.matcher(destination);
    return matcher.matches()
        ? Optional.of(
            new Topic(
                matcher.group(1),
                Optional.ofNullable(matcher.group(2)).map(n -> new Seat(Integer.parseInt(n)))))
        : Optional.empty();
  }

  /**
   * The match and the kind of a send.
   *
   * @param what the last word of its destination
   */
  record Send(String matchId, String what) {}

  static Optional<Send> parseSend(String destination) {
    int end = destination.lastIndexOf('.');
    if (!destination.startsWith(SENDS) || end <= SENDS.length()) {
      return Optional.empty();
    }
    String matchId = destination.substring(SENDS.length(), end);
    return matchId.indexOf('.') < 0
        ? Optional.of(new Send(matchId, destination.substring(end + 1)))
        : Optional.empty();
  }
}
