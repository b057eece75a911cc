package games.chalet.match;

import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What is settled before the first entry of a match and never changes.
 *
 * @param windows how long windows stay open, by kind; none in headers that are older than this
 */
record Header(
    String id,
    String tableId,
    String gameId,
    int rulesVersion,
    JsonNode options,
    List<Seating> seats,
    Optional<Seat> first,
    TurnClock clock,
    Map<String, Duration> windows,
    Seed seed,
    boolean isPublic,
    boolean spectators,
    Instant startedAt) {

  Header {
    seats = List.copyOf(seats);
    windows = Map.copyOf(windows);
  }

  /** The seat of this player. */
  Optional<Seat> seatOf(@Nullable String playerId) {
    for (int i = 0; i < seats.size(); i++) {
      if (seats.get(i).playerId().equals(playerId)) {
        return Optional.of(new Seat(i));
      }
    }
    return Optional.empty();
  }

  Header renamed(String playerId, String name) {
    return new Header(
        id,
        tableId,
        gameId,
        rulesVersion,
        options,
        seats.stream()
            .map(
                seating ->
                    seating.playerId().equals(playerId) ? new Seating(playerId, name) : seating)
            .toList(),
        first,
        clock,
        windows,
        seed,
        isPublic,
        spectators,
        startedAt);
  }

  String playerAt(Seat seat) {
    return seats.get(seat.index()).playerId();
  }

  List<Seat> allSeats() {
    List<Seat> all = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      all.add(new Seat(i));
    }
    return all;
  }

  /** The time for a turn; whoever plays alone keeps nobody waiting. */
  TurnClock clockInForce() {
    return seats.size() == 1 ? TurnClock.OFF : clock;
  }

  MatchSummary summary(@Nullable End end) {
    return new MatchSummary(
        id,
        tableId,
        gameId,
        rulesVersion,
        options,
        allSeats().stream()
            .map(
                seat ->
                    new MatchSummary.Seated(seat, playerAt(seat), seats.get(seat.index()).name()))
            .toList(),
        seed.hash(),
        end == null ? null : seed.hex(),
        startedAt,
        end == null ? null : end.at(),
        end == null ? MatchStatus.PLAYING : MatchStatus.OVER,
        end == null ? null : end.outcome(),
        isPublic);
  }

  /** When and how a match ended. */
  record End(Instant at, Outcome outcome) {}
}
