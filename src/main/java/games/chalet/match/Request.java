package games.chalet.match;

import games.chalet.engine.Seat;
import games.chalet.web.Refused;
import java.sql.SQLException;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What a seat wants of a match, and whom to tell what became of it.
 *
 * @param id what its sender calls it; null if the house says it and not the seat's player
 * @param change puts it into a draft, or refuses it
 */
record Request(
    Seat seat,
    @Nullable String id,
    Answering answering,
    BiConsumer<Draft<?, ?, ?, ?>, Seat> change) {

  /** How the codes of violated constraints begin, by the SQL standard. */
  private static final String INTEGRITY = "23";

  boolean isOfThePlayer() {
    return id != null;
  }

  void putInto(Draft<?, ?, ?, ?> draft) {
    change.accept(draft, seat);
  }

  /** What was answered when the same command was heard before. */
  Optional<Course.Answer> firstAnswer(Course<?, ?, ?, ?> course) {
    return Optional.ofNullable(id).flatMap(known -> course.answer(seat, known));
  }

  void done(Course.Answer answer) {
    answering.done(answer);
  }

  void refused(Refused refused) {
    answering.refused(refused);
  }

  /** It is on disk, or nothing had to be written. */
  void written(Course<?, ?, ?, ?> course) {
    done(firstAnswer(course).orElseGet(() -> course.answerNow(seat)));
  }

  /** What was not written may have been written by somebody else before. */
  void notWritten(Course<?, ?, ?, ?> readAgain, Exception failure) {
    firstAnswer(readAgain).ifPresentOrElse(this::done, () -> refused(reason(failure)));
  }

  private static Refused reason(Exception failure) {
    if (failure instanceof Refused refused) {
      return refused;
    }
    return isConflict(failure) ? MatchRefusals.staleChoice() : MatchRefusals.unavailable();
  }

  private static boolean isConflict(Exception failure) {
    return failure instanceof SQLException sql
        && sql.getSQLState() != null
        && sql.getSQLState().startsWith(INTEGRITY);
  }
}
