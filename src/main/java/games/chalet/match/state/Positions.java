package games.chalet.match.state;

import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.json.JsonChanges;
import games.chalet.match.TurnView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Positions as they are sent to viewers: those of {@code docs/protocol.md}. The common part is
 * encoded once for all viewers; the rest once for each.
 */
public final class Positions<S extends Record, A, V extends Record, E> {

  /** The beginning of the names of all topics of matches. */
  public static final String TOPICS = "/topic/match.";

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
  private final News<E> news;
  private final byte[] events;
  private final String playedFor;
  private final Common common;
  private final JsonChanges.Comparison changes;
  private byte @Nullable [] writtenCommon;

  /**
   * Creates what is sent of one position.
   *
   * @param news of the entry that led here; nothing in a snapshot
   * @param away those without a connection
   */
  public Positions(
      Fold<?, S, A, V, E> fold,
      Position<S, A, V> position,
      News<E> news,
      Away away,
      Deadlines deadlines,
      Instant now) {
    this.fold = fold;
    this.position = position;
    this.views = fold.json().views();
    this.news = news;
    this.events = fold.json().events(news.events());
    this.playedFor = news.playedFor().map(seat -> ",\"playedFor\":" + seat.index()).orElse("");
    this.changes = fold.json().changes();
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
            seats(away),
            position.presences().votes(),
            fold.ending(position));
  }

  /**
   * The players without a connection.
   *
   * @param seats those that have been so for a while
   * @param soon how long it takes until each of the others counts as away
   */
  public record Away(Set<Seat> seats, Map<Seat, Duration> soon) {

    public Away {
      seats = Set.copyOf(seats);
      soon = Map.copyOf(soon);
    }
  }

  /**
   * The effect of an entry that viewers are told.
   *
   * @param own the events of seats that are told more than others
   * @param takenBack the number of the events before them that no longer hold
   * @param playedFor the seat of a player who has left, for whom a bot made the last act
   */
  public record News<E>(
      List<E> events, Map<Seat, List<E>> own, int takenBack, Optional<Seat> playedFor) {

    public static <E> News<E> of(Fold.Transition<?, ?, ?, E> move) {
      return new News<>(move.events(), move.own(), move.takenBack(), move.playedFor());
    }

    public static <E> News<E> nothing() {
      return new News<>(List.of(), Map.of(), 0, Optional.empty());
    }
  }

  /** Returns the events for the viewer in that place of {@link Fold#viewers()}. */
  private byte[] events(int place) {
    List<E> own =
        fold.viewers().get(place) instanceof Viewer.Seated seated
            ? news.own().get(seated.seat())
            : null;
    return own == null ? events : fold.json().events(own);
  }

  /** Returns the properties of an object, to stand after others. */
  private static byte[] inside(byte[] object) {
    object[0] = ',';
    return object;
  }

  /** Returns the part of a position that is common to all viewers. */
  private byte[] common() {
    byte[] written = writtenCommon;
    if (written == null) {
      written = inside(fold.json().common(common));
      writtenCommon = written;
    }
    return written;
  }

  /**
   * The content of one viewer's position, so that the next position need only contain changes.
   *
   * @param version of the position
   * @param own the part for this viewer only
   * @param common the part for all viewers
   */
  public record Told(int version, Record own, Record common) {}

  /**
   * The part of a position that is common to all viewers.
   *
   * @param clocks of the seats whose turn has begun
   * @param windowMillis the time until the open window closes; null if none is open
   * @param windowLengthMillis its whole length
   * @param ending the numbers behind the outcome; empty if there are none
   */
  private record Common(
      TurnView turn,
      List<ClockView> clocks,
      @Nullable Long windowMillis,
      @Nullable Long windowLengthMillis,
      List<SeatView> seats,
      List<Presences.Vote> votes,
      @OmittedIfEmpty Optional<JsonNode> ending) {

    /** Reads an ending that is not there as empty; for Jackson it would be a JSON null. */
    private Common {
      ending = ending.filter(numbers -> !numbers.isNull());
    }
  }

  /**
   * The part of a position for one viewer; {@code version} and {@code events} are of the position
   * itself.
   */
  private record Own<A, V extends Record>(int choice, int undo, V view, List<A> legalActions) {}

  /** The time that a seat has left for its turn; {@code running} while the match waits for it. */
  private record ClockView(Seat seat, long remainingMillis, boolean running) {}

  /**
   * The presence of a player.
   *
   * @param away {@code PRESENT} (bots always are), {@code AWAY} (disconnected for so long that the
   *     others may vote), {@code LEFT} (said so) or {@code PLAYED_ON} (the others agreed to
   *     continue without them)
   * @param awayInMillis the time until a player without a connection counts as away; left out for
   *     all others
   */
  private record SeatView(Seat seat, String away, @OmittedIfEmpty Optional<Long> awayInMillis) {}

  /** Returns the topic of a viewer's positions. */
  public static String topic(String matchId, Viewer viewer) {
    return TOPICS + matchId + "." + nameOf(viewer);
  }

  /** Returns the name of a viewer in positions and topics: {@code seat.0} or {@code spectators}. */
  private static String nameOf(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Seated seated -> "seat." + seated.seat().index();
      case Viewer.Spectator spectator -> "spectators";
    };
  }

  /** Returns the content of the position for the viewer in that place of {@link Fold#viewers()}. */
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

  /** Returns the position for the viewer in that place of {@link Fold#viewers()}. */
  public byte[] of(int place) {
    return beginningWith("{", place);
  }

  /** Returns the position as a message of its own, which names its kind. */
  public byte[] message(int place) {
    return beginningWith("{\"kind\":\"whole-position\",", place);
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
                + news.takenBack()
                + playedFor
                + ",\"view\":"),
        views.write(own.view()),
        LEGAL_ACTIONS,
        fold.json().actions(own.legalActions()),
        EVENTS,
        events(place),
        common());
  }

  /**
   * Returns the position for viewers who know the previous one: only the changes since, which are
   * recognized by {@code on}.
   *
   * @param place of the viewer in {@link Fold#viewers()}
   * @param before the content of this viewer's last position
   * @param now the content of this viewer's position now, see {@link #told}
   */
  public byte[] changes(int place, Told before, Told now) {
    byte[] changed =
        changes.between(List.of(before.own(), before.common()), List.of(now.own(), now.common()));
    return JsonBytes.joined(
        JsonBytes.utf8(
            "{\"on\":"
                + before.version()
                + (now.version() == before.version() + 1 ? "" : ",\"version\":" + now.version())
                + (news.takenBack() == 0 ? "" : ",\"takenBack\":" + news.takenBack())
                + playedFor),
        events.length <= NO_EVENTS ? NOTHING : JsonBytes.joined(EVENTS, events(place)),
        changed.length == 0 ? NOTHING : COMMA,
        changed,
        END);
  }

  private List<SeatView> seats(Away away) {
    return fold.header().allSeats().stream()
        .map(
            seat ->
                new SeatView(
                    seat,
                    awayOf(position.presence(seat), away.seats().contains(seat)),
                    Optional.ofNullable(away.soon().get(seat)).map(Duration::toMillis)))
        .toList();
  }

  private static String awayOf(Presence presence, boolean away) {
    return switch (presence) {
      case PROGRAM, BOT -> "PRESENT";
      case PRESENT -> away ? "AWAY" : "PRESENT";
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
                        .orElseGet(
                            () -> new ClockView(seat, clock.leftAt(now).toMillis(), false))));
    list.sort(Comparator.comparing(ClockView::seat));
    return list;
  }

  private static long millis(Instant now, Instant end) {
    return Math.max(0, end.toEpochMilli() - now.toEpochMilli());
  }
}
