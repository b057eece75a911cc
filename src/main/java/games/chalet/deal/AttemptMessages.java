package games.chalet.deal;

import games.chalet.player.Player;
import games.chalet.player.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Attempts as they are told: under today's names, and with the match only where it is open. */
@Component
class AttemptMessages {

  /** The name of one who wished to be forgotten. */
  static final String FORGOTTEN = "a guest";

  private final ClosedDeals closed;
  private final Players players;

  AttemptMessages(ClosedDeals closed, Players players) {
    this.closed = closed;
    this.players = players;
  }

  /**
   * A best list from its top.
   *
   * @param reader null for a stranger
   */
  List<AttemptMessage> best(List<Attempt> bestFirst, @Nullable String reader) {
    Set<String> closedMatches = closedTo(reader, bestFirst);
    List<AttemptMessage> messages = new ArrayList<>();
    int place = 0;
    double last = Double.NaN;
    for (Attempt attempt : bestFirst) {
      if (attempt.returns() != last) {
        place = messages.size() + 1;
        last = attempt.returns();
      }
      messages.add(message(attempt, Optional.of(place), reader, closedMatches));
    }
    return messages;
  }

  /**
   * Some attempts, in their order.
   *
   * @param place asked of those whose results count
   */
  List<AttemptMessage> some(
      List<Attempt> attempts, ToIntFunction<Attempt> place, @Nullable String reader) {
    Set<String> closedMatches = closedTo(reader, attempts);
    return attempts.stream()
        .map(
            attempt ->
                message(
                    attempt,
                    attempt.ranked() ? Optional.of(place.applyAsInt(attempt)) : Optional.empty(),
                    reader,
                    closedMatches))
        .toList();
  }

  private Set<String> closedTo(@Nullable String reader, List<Attempt> attempts) {
    return closed.closedTo(reader, attempts.stream().map(Attempt::match).toList());
  }

  private AttemptMessage message(
      Attempt attempt,
      Optional<Integer> place,
      @Nullable String reader,
      Set<String> closedMatches) {
    boolean hasReplay =
        attempt.status() == Attempt.Status.OVER || attempt.status() == Attempt.Status.GAVE_UP;
    return new AttemptMessage(
        players.find(attempt.player()).orElseGet(() -> new Player(attempt.player(), FORGOTTEN)),
        attempt.status(),
        Optional.ofNullable(attempt.outcome()),
        place,
        attempt.startedAt(),
        Optional.ofNullable(attempt.endedAt()),
        Optional.ofNullable(attempt.table())
            .filter(table -> attempt.isRunning() && attempt.player().equals(reader)),
        Optional.of(attempt.match()).filter(match -> hasReplay && !closedMatches.contains(match)));
  }
}
