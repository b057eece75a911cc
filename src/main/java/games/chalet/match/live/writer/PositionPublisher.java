package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.match.journal.Header;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.Fold;
import games.chalet.match.state.PendingMatch;
import games.chalet.match.state.Position;
import games.chalet.match.state.Positions;
import games.chalet.match.time.SeatPresence;
import games.chalet.match.time.TimeRules;
import games.chalet.stomp.MessageForms;
import games.chalet.stomp.StompMessaging;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The positions that a match sends to its viewers. */
final class PositionPublisher {

  private final StompMessaging messaging;
  private final TimeRules rules;

  /** By the places of {@link Fold#viewers()}. */
  private final List<String> topics;

  /** The last position of each viewer, by place; null where it is unknown. */
  private final Positions.@Nullable Told[] told;

  PositionPublisher(StompMessaging messaging, Header header, TimeRules rules) {
    this.messaging = messaging;
    this.rules = rules;
    this.topics =
        Viewer.all(header.seats().size()).stream()
            .map(viewer -> Positions.topic(header.id(), viewer))
            .toList();
    this.told = new Positions.Told[topics.size()];
  }

  /**
   * Publishes written moves: of each one a position to each viewer for whom it changed something.
   */
  <S extends Record, A, V extends Record, E> void transitions(PendingMatch<S, A, V, E> pending) {
    for (Fold.Transition<S, A, V, E> move : pending.transitions()) {
      if (!move.changed().isEmpty()) {
        Positions<S, A, V, E> positions =
            positions(pending.fold(), move.after(), Positions.News.of(move));
        move.changed().forEach(place -> publish(positions, place));
      }
    }
  }

  /**
   * Publishes the present position again after a change outside the match itself: versions stay as
   * they are.
   */
  void present(CommittedMatch<?, ?, ?, ?> committed) {
    Positions<?, ?, ?, ?> positions = positionsOf(committed);
    for (int place = 0; place < committed.fold().viewers().size(); place++) {
      publish(positions, place);
    }
  }

  /** Publishes the present position to one place. */
  void present(CommittedMatch<?, ?, ?, ?> committed, int place) {
    if (place < committed.fold().viewers().size()) {
      publish(positionsOf(committed), place);
    }
  }

  /**
   * Returns the present position for the viewer in that place of {@link Fold#viewers()}. Only one
   * viewer may have received it, so the next position is whole for all.
   */
  byte[] position(CommittedMatch<?, ?, ?, ?> committed, int place) {
    told[place] = null;
    return positionsOf(committed).of(place);
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

  private <S extends Record, A, V extends Record, E> Positions<S, A, V, E> positionsOf(
      CommittedMatch<S, A, V, E> committed) {
    return positions(committed.fold(), committed.position(), Positions.News.nothing());
  }

  private <S extends Record, A, V extends Record, E> Positions<S, A, V, E> positions(
      Fold<?, S, A, V, E> fold, Position<S, A, V> position, Positions.News<E> news) {
    SeatPresence presence = rules.presence();
    return new Positions<>(
        fold,
        position,
        news,
        new Positions.Away(presence.away(), presence.soonAway()),
        rules.deadlines(),
        rules.time().now());
  }

  /** Forgets the last positions; the next ones are whole. */
  void forget() {
    Arrays.fill(told, null);
  }

  private void publish(Positions<?, ?, ?, ?> positions, int place) {
    Positions.Told before = told[place];
    Positions.Told now = positions.told(place);
    told[place] = now;
    MessageForms forms =
        before == null
            ? MessageForms.whole(() -> positions.message(place))
            : new MessageForms(
                () -> positions.message(place), () -> positions.changes(place, before, now));
    messaging.publish(topics.get(place), forms);
  }
}
