package games.chalet.match;

import games.chalet.engine.Seat;
import java.time.Clock;
import java.util.List;

/** What a match sends to those who look at it: to each viewer their frames. */
final class Broadcast {

  private final Audience audience;
  private final TimeRules rules;
  private final Clock clock;

  Broadcast(Audience audience, TimeRules rules, Clock clock) {
    this.audience = audience;
    this.rules = rules;
    this.clock = clock;
  }

  /** What has been written: of each move a frame to each viewer for whom it changed something. */
  <S extends Record, A, V extends Record, E> void moves(Draft<S, A, V, E> draft) {
    for (Fold.Move<S, A, V, E> move : draft.moves()) {
      if (!move.changed().isEmpty()) {
        Frames<S, A, V, E> frames =
            frames(draft.fold(), move.after(), move.events(), move.takenBack());
        move.changed().forEach(place -> publish(frames, place));
      }
    }
  }

  /** Nothing has happened in the match, but around it: versions stay as they are. */
  void present(Course<?, ?, ?, ?> course) {
    Frames<?, ?, ?, ?> frames = framesOf(course);
    for (int place = 0; place < course.fold().viewers().size(); place++) {
      publish(frames, place);
    }
  }

  /** The frame of this moment for the viewer in that place of {@link Fold#viewers()}. */
  byte[] frame(Course<?, ?, ?, ?> course, int place) {
    return framesOf(course).of(place);
  }

  /** A seat's right may have ended. */
  void recheck(Seat seat) {
    audience.recheck(seat.index());
  }

  private <S extends Record, A, V extends Record, E> Frames<S, A, V, E> framesOf(
      Course<S, A, V, E> course) {
    return frames(course.fold(), course.position(), List.of(), 0);
  }

  private <S extends Record, A, V extends Record, E> Frames<S, A, V, E> frames(
      Fold<?, S, A, V, E> fold, Position<S, A, V> position, List<E> events, int takenBack) {
    return new Frames<>(
        fold,
        position,
        events,
        takenBack,
        rules.attendance().gone(),
        rules.deadlines(),
        clock.instant());
  }

  private void publish(Frames<?, ?, ?, ?> frames, int place) {
    audience.publish(place, () -> frames.of(place));
  }
}
