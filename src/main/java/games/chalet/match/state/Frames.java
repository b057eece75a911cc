package games.chalet.match.state;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.json.JsonChanges;
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
  private static final byte[] COMMA = JsonBytes.utf8(",");
  private static final byte[] END = JsonBytes.utf8("}");
  private static final byte[] NOTHING = {};

  /** The length of an empty list. */
  private static final int NO_EVENTS = 2;

  private final Fold<?, S, A, V, E> fold;
  private final Position<S, A, V> position;
  private final ViewJson<V>.Writer views;
  private final byte[] events;
  private final int takenBack;
  private final String playedFor;
  private final Common common;
  private final JsonChanges.Comparison changes;
  private final JsonChanges.Comparison briefChanges;
  private byte @Nullable [] writtenCommon;

  /**
   * The frames of one position.
   *
   * @param events of the entry that led here; none in a snapshot
   * @param takenBack how many of the events before them are not so any more
   * @param playedFor the seat of somebody who has left, for whom a bot did what led here
   * @param gone those without a connection
   */
  public Frames(
      Fold<?, S, A, V, E> fold,
      Position<S, A, V> position,
      List<E> events,
      int takenBack,
      Optional<Seat> playedFor,
      Set<Seat> gone,
      Deadlines deadlines,
      Instant now) {
    this.fold = fold;
    this.position = position;
    this.views = fold.json().views();
    this.events = fold.json().events(events);
    this.takenBack = takenBack;
    this.playedFor = playedFor.map(seat -> ",\"playedFor\":" + seat.index()).orElse("");
    this.changes = fold.json().changes();
    this.briefChanges = fold.json().briefChanges();
    this.common =
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
            position.presences().votes());
  }

  /** The properties of an object, to stand after others. */
  private static byte[] inside(byte[] object) {
    object[0] = ',';
    return object;
  }

  /** What a frame tells everybody alike. */
  private byte[] common() {
    byte[] written = writtenCommon;
    if (written == null) {
      written = inside(fold.json().common(common));
      writtenCommon = written;
    }
    return written;
  }

  /**
   * What one viewer is told by a frame, so that the next need only tell what changes.
   *
   * @param version of the frame
   * @param own what only this viewer is told
   * @param common what everybody is told
   */
  public record Told(int version, Record own, Record common) {}

  /** What a frame tells everybody alike. */
  private record Common(
      TurnView turn,
      List<ClockView> clocks,
      @Nullable Long windowMillis,
      @Nullable Long windowLengthMillis,
      List<SeatView> seats,
      List<Presences.Vote> votes) {}

  /** What a frame tells one viewer; {@code version} and {@code events} are of the frame itself. */
  private record Own<A, V extends Record>(int choice, int undo, V view, List<A> legalActions) {}

  private record ClockView(Seat seat, long remainingMillis, boolean running) {}

  private record SeatView(Seat seat, String away) {}

  /** The name of a viewer in frames and destinations: {@code seat.0} or {@code spectators}. */
  public static String nameOf(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Seated seated -> "seat." + seated.seat().index();
      case Viewer.Spectator spectator -> "spectators";
    };
  }

  /** What the viewer in that place of {@link Fold#viewers()} is told. */
  public Told told(int place) {
    return new Told(position.counts().versions().get(place), own(place), common);
  }

  private Own<A, V> own(int place) {
    boolean seated = fold.viewers().get(place) instanceof Viewer.Seated;
    return new Own<>(
        seated ? position.counts().choices().get(place) : 0,
        seated ? position.history().open(new Seat(place)) : 0,
        position.observations().views().get(place),
        seated ? position.observations().legalActions().get(place) : List.of());
  }

  /** The frame for the viewer in that place of {@link Fold#viewers()}. */
  public byte[] of(int place) {
    return beginningWith("{", place);
  }

  /** The same as a message of its own, which says what it is. */
  public byte[] message(int place) {
    return beginningWith("{\"kind\":\"whole-frame\",", place);
  }

  private byte[] beginningWith(String head, int place) {
    Own<A, V> own = own(place);
    return JsonBytes.joined(
        JsonBytes.utf8(
            head
                + "\"match\":\""
                + fold.header().id()
                + "\",\"viewer\":\""
                + nameOf(fold.viewers().get(place))
                + "\",\"version\":"
                + position.counts().versions().get(place)
                + ",\"choice\":"
                + own.choice()
                + ",\"undo\":"
                + own.undo()
                + ",\"takenBack\":"
                + takenBack
                + playedFor
                + ",\"view\":"),
        views.write(own.view()),
        LEGAL_ACTIONS,
        fold.json().actions(own.legalActions()),
        EVENTS,
        events,
        common());
  }

  /**
   * The frame for those who know what was told before: only what has changed since.
   *
   * @param before what one viewer was told last
   * @param now what the same viewer is told by this frame, see {@link #told}
   */
  public byte[] changes(Told before, Told now) {
    return changes(
        "{\"kind\":\"frame-changes\",\"version\":" + now.version() + ",\"on\":" + before.version(),
        changes,
        before,
        now);
  }

  /** The same as <i>brief changes</i>, which say by {@code on} alone what they are. */
  public byte[] briefChanges(Told before, Told now) {
    String version = now.version() == before.version() + 1 ? "" : ",\"version\":" + now.version();
    return changes("{\"on\":" + before.version() + version, briefChanges, before, now);
  }

  private byte[] changes(String head, JsonChanges.Comparison comparison, Told before, Told now) {
    byte[] changed =
        comparison.between(
            List.of(before.own(), before.common()), List.of(now.own(), now.common()));
    return JsonBytes.joined(
        JsonBytes.utf8(head + (takenBack == 0 ? "" : ",\"takenBack\":" + takenBack) + playedFor),
        events.length <= NO_EVENTS ? NOTHING : JsonBytes.joined(EVENTS, events),
        changed.length == 0 ? NOTHING : COMMA,
        changed,
        END);
  }

  private List<SeatView> seats(Set<Seat> gone) {
    return fold.header().allSeats().stream()
        .map(seat -> new SeatView(seat, awayOf(position.presence(seat), gone.contains(seat))))
        .toList();
  }

  private static String awayOf(Presence presence, boolean gone) {
    return switch (presence) {
      case PROGRAM, BOT -> "PRESENT";
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
