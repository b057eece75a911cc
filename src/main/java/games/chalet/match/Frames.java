package games.chalet.match;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Positions as they are sent: the <i>frame</i> of {@code docs/protocol.md}. What all viewers see
 * alike is encoded once for all of them; the rest once for each.
 */
final class Frames<S extends Record, A, V extends Record, E> {

  private static final byte[] LEGAL_ACTIONS = Bytes.utf8(",\"legalActions\":");
  private static final byte[] EVENTS = Bytes.utf8(",\"events\":");

  private final Fold<?, S, A, V, E> fold;
  private final Position<S, A, V> position;
  private final ViewJson<V>.Sheets views;
  private final byte[] events;
  private final int takenBack;
  private final byte[] common;

  /**
   * The frames of one position.
   *
   * @param events of the entry that led here; none in a snapshot
   * @param takenBack how many of the events before them are not so any more
   * @param gone those without a connection
   */
  Frames(
      Fold<?, S, A, V, E> fold,
      Position<S, A, V> position,
      List<E> events,
      int takenBack,
      Set<Seat> gone,
      Deadlines deadlines,
      Instant now) {
    this.fold = fold;
    this.position = position;
    this.views = fold.json().views();
    this.events = fold.json().events(events);
    this.takenBack = takenBack;
    this.common =
        inside(
            fold.json()
                .common(
                    new Common(
                        TurnOfFrame.of(position.turn()),
                        clocks(position.clocks(), deadlines, now),
                        Optional.ofNullable(position.clocks().window())
                            .map(window -> millis(now, deadlines.closes(window)))
                            .orElse(null),
                        Optional.ofNullable(position.clocks().window())
                            .map(window -> window.length().toMillis())
                            .orElse(null),
                        seats(gone),
                        position.people().votes())));
  }

  /** The properties of an object, to stand after others. */
  private static byte[] inside(byte[] object) {
    object[0] = ',';
    return object;
  }

  /** What a frame tells everybody alike. */
  private record Common(
      TurnOfFrame turn,
      List<ClockOfFrame> clocks,
      @Nullable Long windowMillis,
      @Nullable Long windowLengthMillis,
      List<SeatOfFrame> seats,
      List<People.Vote> votes) {}

  private record ClockOfFrame(Seat seat, long remainingMillis, boolean running) {}

  private record SeatOfFrame(Seat seat, String away) {}

  /** The name of a viewer in frames and destinations: {@code seat.0} or {@code spectators}. */
  static String nameOf(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Seated seated -> "seat." + seated.seat().index();
      case Viewer.Spectator spectator -> "spectators";
    };
  }

  /** The frame for the viewer in that place of {@link Fold#viewers()}. */
  byte[] of(int place) {
    Viewer viewer = fold.viewers().get(place);
    boolean seated = viewer instanceof Viewer.Seated;
    int choice = seated ? position.counts().choices().get(place) : 0;
    int undo = seated ? position.trail().open(new Seat(place)) : 0;
    return Bytes.joined(
        Bytes.utf8(
            "{\"match\":\""
                + fold.header().id()
                + "\",\"viewer\":\""
                + nameOf(viewer)
                + "\",\"version\":"
                + position.counts().versions().get(place)
                + ",\"choice\":"
                + choice
                + ",\"undo\":"
                + undo
                + ",\"takenBack\":"
                + takenBack
                + ",\"view\":"),
        views.write(position.outlook().views().get(place)),
        LEGAL_ACTIONS,
        fold.json().actions(seated ? position.outlook().legalActions().get(place) : List.of()),
        EVENTS,
        events,
        common);
  }

  private List<SeatOfFrame> seats(Set<Seat> gone) {
    return fold.header().allSeats().stream()
        .map(seat -> new SeatOfFrame(seat, awayOf(position.away(seat), gone.contains(seat))))
        .toList();
  }

  private static String awayOf(Away away, boolean gone) {
    return switch (away) {
      case PRESENT -> gone ? "GONE" : "PRESENT";
      case LEFT -> "LEFT";
      case PLAYED_ON, REMOVED -> "PLAYED_ON";
    };
  }

  private static List<ClockOfFrame> clocks(Clocks clocks, Deadlines deadlines, Instant now) {
    List<ClockOfFrame> list = new ArrayList<>();
    clocks
        .seats()
        .forEach(
            (seat, clock) ->
                list.add(
                    deadlines
                        .running(clock)
                        .map(end -> new ClockOfFrame(seat, millis(now, end), true))
                        .orElseGet(() -> new ClockOfFrame(seat, clock.left().toMillis(), false))));
    list.sort(Comparator.comparing(ClockOfFrame::seat));
    return list;
  }

  private static long millis(Instant now, Instant end) {
    return Math.max(0, end.toEpochMilli() - now.toEpochMilli());
  }
}
