package games.chalet.match.state;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.match.TurnView;
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
public final class Frames<S extends Record, A, V extends Record, E> {

  private static final byte[] LEGAL_ACTIONS = JsonBytes.utf8(",\"legalActions\":");
  private static final byte[] EVENTS = JsonBytes.utf8(",\"events\":");

  private final Fold<?, S, A, V, E> fold;
  private final Position<S, A, V> position;
  private final ViewJson<V>.Writer views;
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
  public Frames(
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
                        TurnView.of(position.turn()),
                        clocks(position.clocks(), deadlines, now),
                        Optional.ofNullable(position.clocks().window())
                            .map(window -> millis(now, deadlines.closes(window)))
                            .orElse(null),
                        Optional.ofNullable(position.clocks().window())
                            .map(window -> window.length().toMillis())
                            .orElse(null),
                        seats(gone),
                        position.presences().votes())));
  }

  /** The properties of an object, to stand after others. */
  private static byte[] inside(byte[] object) {
    object[0] = ',';
    return object;
  }

  /** What a frame tells everybody alike. */
  private record Common(
      TurnView turn,
      List<ClockView> clocks,
      @Nullable Long windowMillis,
      @Nullable Long windowLengthMillis,
      List<SeatView> seats,
      List<Presences.Vote> votes) {}

  private record ClockView(Seat seat, long remainingMillis, boolean running) {}

  private record SeatView(Seat seat, String away) {}

  /** The name of a viewer in frames and destinations: {@code seat.0} or {@code spectators}. */
  public static String nameOf(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Seated seated -> "seat." + seated.seat().index();
      case Viewer.Spectator spectator -> "spectators";
    };
  }

  /** The frame for the viewer in that place of {@link Fold#viewers()}. */
  public byte[] of(int place) {
    Viewer viewer = fold.viewers().get(place);
    boolean seated = viewer instanceof Viewer.Seated;
    int choice = seated ? position.counts().choices().get(place) : 0;
    int undo = seated ? position.history().open(new Seat(place)) : 0;
    return JsonBytes.joined(
        JsonBytes.utf8(
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
        views.write(position.observations().views().get(place)),
        LEGAL_ACTIONS,
        fold.json().actions(seated ? position.observations().legalActions().get(place) : List.of()),
        EVENTS,
        events,
        common);
  }

  private List<SeatView> seats(Set<Seat> gone) {
    return fold.header().allSeats().stream()
        .map(seat -> new SeatView(seat, awayOf(position.presence(seat), gone.contains(seat))))
        .toList();
  }

  private static String awayOf(Presence presence, boolean gone) {
    return switch (presence) {
      case PRESENT -> gone ? "GONE" : "PRESENT";
      case LEFT -> "LEFT";
      case PLAYED_ON, REMOVED -> "PLAYED_ON";
    };
  }

  private static List<ClockView> clocks(Clocks clocks, Deadlines deadlines, Instant now) {
    List<ClockView> list = new ArrayList<>();
    clocks
        .seats()
        .forEach(
            (seat, clock) ->
                list.add(
                    deadlines
                        .running(clock)
                        .map(end -> new ClockView(seat, millis(now, end), true))
                        .orElseGet(() -> new ClockView(seat, clock.left().toMillis(), false))));
    list.sort(Comparator.comparing(ClockView::seat));
    return list;
  }

  private static long millis(Instant now, Instant end) {
    return Math.max(0, end.toEpochMilli() - now.toEpochMilli());
  }
}
