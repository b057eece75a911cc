package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.match.journal.Header;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.Fold;
import games.chalet.match.state.Frames;
import games.chalet.match.state.PendingMatch;
import games.chalet.match.state.Position;
import games.chalet.match.time.SeatPresence;
import games.chalet.match.time.TimeRules;
import games.chalet.stomp.MessageForms;
import games.chalet.stomp.StompMessaging;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The frames that a match sends to its viewers. */
final class FramePublisher {

  private final StompMessaging messaging;
  private final TimeRules rules;

  /** By the places of {@link Fold#viewers()}. */
  private final List<String> topics;

  /** The last frame of each viewer, by place; null where it is unknown. */
  private final Frames.@Nullable Told[] told;

  FramePublisher(StompMessaging messaging, Header header, TimeRules rules) {
    this.messaging = messaging;
    this.rules = rules;
    this.topics =
        Viewer.all(header.seats().size()).stream()
            .map(viewer -> Frames.topic(header.id(), viewer))
            .toList();
    this.told = new Frames.Told[topics.size()];
  }

  /** Publishes written moves: of each one a frame to each viewer for whom it changed something. */
  <S extends Record, A, V extends Record, E> void transitions(PendingMatch<S, A, V, E> pending) {
    for (Fold.Transition<S, A, V, E> move : pending.transitions()) {
      if (!move.changed().isEmpty()) {
        Frames<S, A, V, E> frames = frames(pending.fold(), move.after(), Frames.News.of(move));
        move.changed().forEach(place -> publish(frames, place));
      }
    }
  }

  /**
   * Publishes the present position again after a change outside the match itself: versions stay as
   * they are.
   */
  void present(CommittedMatch<?, ?, ?, ?> committed) {
    Frames<?, ?, ?, ?> frames = framesOf(committed);
    for (int place = 0; place < committed.fold().viewers().size(); place++) {
      publish(frames, place);
    }
  }

  /** Publishes the present position to one place. */
  void present(CommittedMatch<?, ?, ?, ?> committed, int place) {
    if (place < committed.fold().viewers().size()) {
      publish(framesOf(committed), place);
    }
  }

  /**
   * Returns the present frame for the viewer in that place of {@link Fold#viewers()}. Only one
   * viewer may have received it, so the next frame is whole for all.
   */
  byte[] frame(CommittedMatch<?, ?, ?, ?> committed, int place) {
    told[place] = null;
    return framesOf(committed).of(place);
  }

  /** Ends the subscriptions of the player who had this seat; another person has it and is there. */
  void passed(Seat seat) {
    rules.presence().arrived(seat);
    told[seat.index()] = null;
    recheck(seat);
  }

  /** Checks the rights of a seat again, as they may have ended. */
  void recheck(Seat seat) {
    messaging.recheck(topics.get(seat.index()));
  }

  private <S extends Record, A, V extends Record, E> Frames<S, A, V, E> framesOf(
      CommittedMatch<S, A, V, E> committed) {
    return frames(committed.fold(), committed.position(), Frames.News.nothing());
  }

  private <S extends Record, A, V extends Record, E> Frames<S, A, V, E> frames(
      Fold<?, S, A, V, E> fold, Position<S, A, V> position, Frames.News<E> news) {
    SeatPresence presence = rules.presence();
    return new Frames<>(
        fold,
        position,
        news,
        new Frames.Away(presence.away(), presence.soonAway()),
        rules.deadlines(),
        rules.time().now());
  }

  /** Forgets the last frames; the next ones are whole. */
  void forget() {
    Arrays.fill(told, null);
  }

  private void publish(Frames<?, ?, ?, ?> frames, int place) {
    Frames.Told before = told[place];
    Frames.Told now = frames.told(place);
    told[place] = now;
    MessageForms forms =
        before == null
            ? MessageForms.whole(() -> frames.message(place))
            : new MessageForms(
                () -> frames.message(place), () -> frames.changes(place, before, now));
    messaging.publish(topics.get(place), forms);
  }
}
