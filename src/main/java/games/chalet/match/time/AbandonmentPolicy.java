package games.chalet.match.time;

import games.chalet.match.journal.Header;
import games.chalet.match.state.Position;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The rules by which a match ends because it is no longer played: all have left, or nobody has been
 * there for a long time.
 */
public final class AbandonmentPolicy {

  private final PlayersInMatches inMatches;
  private final MatchSettings settings;
  private final MatchTime time;
  private final Supplier<Header> header;

  AbandonmentPolicy(
      PlayersInMatches inMatches, MatchSettings settings, MatchTime time, Supplier<Header> header) {
    this.inMatches = inMatches;
    this.settings = settings;
    this.time = time;
    this.header = header;
  }

  /**
   * Returns the moment at which it ends if nobody comes, in the time of the match; empty as long as
   * a player may still play.
   */
  public Optional<Instant> endOf(Position<?, ?, ?> position) {
    return Stream.of(
            Optional.ofNullable(position.presences().allLeft())
                .map(since -> since.plus(settings.abandonedAfter())),
            allAwaySince(position).map(this::endOfAllAway))
        .flatMap(Optional::stream)
        .min(Instant::compareTo);
  }

  /** Returns since when nothing has happened and nobody was there to act. */
  private Optional<Instant> allAwaySince(Position<?, ?, ?> position) {
    List<String> players = header.get().players();
    return players.stream().anyMatch(inMatches::isOnline)
        ? Optional.empty()
        : Stream.concat(
                Stream.of(position.at()),
                players.stream()
                    .flatMap(player -> inMatches.disconnected(player).stream())
                    .map(time::at))
            .max(Instant::compareTo);
  }

  /**
   * Returns the end of the wait. After a start of the server, players have a day to return, because
   * their presence before it is unknown.
   */
  private Instant endOfAllAway(Instant since) {
    Instant month = since.plus(settings.allAwayAfter());
    Instant grace = time.at(time.since()).plus(settings.abandonedAfter());
    return month.isAfter(grace) ? month : grace;
  }
}
