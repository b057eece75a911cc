package games.chalet.solo;

import games.chalet.match.Matches;
import games.chalet.player.Player;
import games.chalet.player.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Creates the messages about attempts: with today's names, and with the match only where it is
 * open.
 */
@Component
class AttemptMessageFactory {

  /** The name shown for a player who asked to be forgotten. */
  static final String FORGOTTEN = "a guest";

  private final DealSecrecy secrecy;
  private final Players players;
  private final Matches matches;

  AttemptMessageFactory(DealSecrecy secrecy, Players players, Matches matches) {
    this.secrecy = secrecy;
    this.players = players;
    this.matches = matches;
  }

  /**
   * Returns a best list from its top.
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
   * Returns some attempts, in their order.
   *
   * @param place called for those whose results count
   */
  List<AttemptMessage> some(
      List<Attempt> attempts, ToIntFunction<Attempt> place, @Nullable String reader) {
    Set<String> closedMatches = closedTo(reader, attempts);
    return attempts.stream()
        .map(
            attempt ->
                message(
                    attempt,
                    attempt.progress().ranked()
                        ? Optional.of(place.applyAsInt(attempt))
                        : Optional.empty(),
                    reader,
                    closedMatches))
        .toList();
  }

  /**
   * Returns true for a finished attempt that does not count because of a hint. Its use of hints is
   * not stored with it, so the record is read.
   */
  private boolean isHinted(Attempt attempt, Optional<Integer> place) {
    return place.isEmpty()
        && attempt.progress().status() == Attempt.Status.OVER
        && matches
            .recorded(attempt.match())
            .filter(record -> record.plies().stream().anyMatch(ply -> ply.hinted().isPresent()))
            .isPresent();
  }

  private Set<String> closedTo(@Nullable String reader, List<Attempt> attempts) {
    return secrecy.closedTo(reader, attempts.stream().map(Attempt::match).toList());
  }

  private AttemptMessage message(
      Attempt attempt,
      Optional<Integer> place,
      @Nullable String reader,
      Set<String> closedMatches) {
    Attempt.Progress progress = attempt.progress();
    boolean hasReplay =
        progress.status() == Attempt.Status.OVER || progress.status() == Attempt.Status.GAVE_UP;
    return new AttemptMessage(
        players.find(attempt.player()).orElseGet(() -> new Player(attempt.player(), FORGOTTEN)),
        progress.status(),
        Optional.ofNullable(progress.outcome()),
        Optional.ofNullable(progress.ending()),
        place,
        isHinted(attempt, place) ? Optional.of(true) : Optional.empty(),
        progress.startedAt(),
        Optional.ofNullable(progress.endedAt()),
        Optional.ofNullable(progress.table())
            .filter(table -> attempt.isRunning() && attempt.player().equals(reader)),
        Optional.of(attempt.match()).filter(match -> hasReplay && !closedMatches.contains(match)));
  }
}
