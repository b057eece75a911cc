package games.chalet.match.state;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Observations;
import games.chalet.engine.Outcome;
import games.chalet.engine.Playthrough;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.UndoHistory;
import games.chalet.engine.Viewer;
import games.chalet.match.ActedBy;
import games.chalet.match.journal.Entry;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.NumberedEntry;
import java.io.Serial;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Folds a header and entries to a position: a pure function, for play, restart and replay alike.
 */
public final class Fold<O extends Record, S extends Record, A, V extends Record, E> {

  /** A match that was ended without being played out has no results. */
  public static final Outcome CONCLUDED = new Outcome("concluded", List.of());

  private final Game<O, S, A, V, E> game;
  private final GameJson<A, V, E> gameJson;
  private final Header header;
  private final O options;
  private final Chance chance;
  private final Playthrough<O, S, A, V, E> playthrough;
  private final List<Seat> seats;
  private final List<Viewer> viewers;

  /**
   * Creates the fold of one match.
   *
   * @throws UnreadableMatchException if these are not the rules under which it began, or they do
   *     not know its options
   */
  public Fold(Game<O, S, A, V, E> game, GameJson<A, V, E> gameJson, Header header) {
    if (game.info().rulesVersion() != header.game().rulesVersion()) {
      throw new UnreadableMatchException(
          "%s is played by rules version %d, not by %d"
              .formatted(header.id(), header.game().rulesVersion(), game.info().rulesVersion()));
    }
    this.game = game;
    this.gameJson = gameJson;
    this.header = header;
    this.options = readOptions();
    this.chance = new Chance(header.deal().seed());
    this.playthrough = new Playthrough<>(game, chance);
    this.seats = header.allSeats();
    this.viewers = Viewer.all(seats.size());
  }

  private O readOptions() {
    try {
      return gameJson.read(header.game().options(), game.info().optionsType());
    } catch (RuntimeException e) {
      throw new UnreadableMatchException("The options of " + header.id(), e);
    }
  }

  /**
   * The effect of one entry.
   *
   * @param own the events of seats that are told more than others, see {@link Game#eventsFor}
   * @param takenBack the number of the last events that no longer hold
   * @param changed the places in {@link #viewers} of viewers who see something new
   */
  public record Transition<S extends Record, A, V extends Record, E>(
      NumberedEntry numbered,
      Position<S, A, V> after,
      List<E> events,
      Map<Seat, List<E>> own,
      int takenBack,
      List<Integer> changed) {

    /** Returns the events as this seat is told them. */
    public List<E> eventsFor(Seat seat) {
      return own.getOrDefault(seat, events);
    }

    /**
     * Returns the seat of a player who had left, if a bot did this in their place; otherwise empty.
     */
    public Optional<Seat> playedFor() {
      return numbered.entry() instanceof Entry.Act act
              && act.by() == ActedBy.BOT
              && !after.presence(act.seat()).isBots()
          ? Optional.of(act.seat())
          : Optional.empty();
    }

    private Transition<S, A, V, E> leaving(UndoHistory<S, A> history, int eventsTakenBack) {
      return new Transition<>(numbered, after.with(history), events, own, eventsTakenBack, changed);
    }
  }

  public Header header() {
    return header;
  }

  public GameJson<A, V, E> json() {
    return gameJson;
  }

  public Game<O, S, A, V, E> game() {
    return game;
  }

  /** Returns the seats in order, then the spectators. */
  public List<Viewer> viewers() {
    return viewers;
  }

  /**
   * Returns the numbers behind the outcome of a position; empty if the match goes on there, was not
   * played out, or has none.
   */
  Optional<JsonNode> ending(Position<S, A, V> position) {
    return position
        .outcome()
        .filter(outcome -> !outcome.equals(CONCLUDED))
        .flatMap(outcome -> game.ending(position.state()))
        .map(gameJson::ending);
  }

  /** Returns the end of the match if it is over in a position; empty if it goes on there. */
  Optional<Header.End> end(Position<S, A, V> position, Instant at) {
    return position.outcome().map(outcome -> new Header.End(at, outcome, ending(position)));
  }

  /** Returns the position before the first entry. */
  public Position<S, A, V> deal() {
    S state = playthrough.deal(options, seats.size(), header.deal().first());
    Observations<A, V> observations = playthrough.look(state, seats.size());
    return new Position<>(
        0,
        header.startedAt(),
        state,
        UndoHistory.none(),
        observations,
        new Position.Counts(
            Collections.nCopies(viewers.size(), 1), Collections.nCopies(seats.size(), 1)),
        Presences.atTheStart(header),
        clocksAfter(Clocks.NONE, observations.turn(), true, header.startedAt()));
  }

  /**
   * Returns the position after one more entry of the journal.
   *
   * @throws UnreadableMatchException if the entry is not possible here
   */
  public Transition<S, A, V, E> next(Position<S, A, V> before, NumberedEntry numbered) {
    try {
      return numbered.entry() instanceof Entry.Act act
          ? act(before, numbered, act, gameJson.readAction(act.action()))
          : other(before, numbered);
    } catch (RuntimeException e) {
      throw new UnreadableMatchException("Entry " + numbered.number() + " of " + header.id(), e);
    }
  }

  /**
   * Returns the position after an act whose action has been read before.
   *
   * @throws games.chalet.engine.RefusedActionException if it is not legal here
   */
  Transition<S, A, V, E> act(
      Position<S, A, V> before, NumberedEntry numbered, Entry.Act act, A action) {
    Step<S, E> step =
        playthrough.apply(before.state(), before.legalActions(act.seat()), act.seat(), action);
    Turn turn = game.turn(step.state());
    Transition<S, A, V, E> after =
        move(
            before,
            numbered,
            new Played<>(act.seat(), step.state(), turn, step.events()),
            before.presences());
    UndoHistory.UndoableAction<S, A> undoable =
        new UndoHistory.UndoableAction<>(
            numbered.number(),
            act.seat(),
            action,
            before.state(),
            step.events().size(),
            act.by() == ActedBy.PERSON && !step.revealed());
    return after.leaving(
        before.history().after(undoable, before.observations(), after.after().observations()), 0);
  }

  /** Takes an act back. No other seat learns of it, unless no other seat plays. */
  private Transition<S, A, V, E> undo(
      Position<S, A, V> before, NumberedEntry numbered, Entry.Undo undo) {
    UndoHistory.UndoableAction<S, A> taken =
        before
            .history()
            .last(undo.seat())
            .filter(action -> action.number() == undo.taken())
            .orElseThrow(() -> new IllegalArgumentException("Action cannot be undone: " + undo));
    UndoHistory.Undone<S, A> rest = before.history().without(taken, game, chance);
    Turn turn = game.turn(rest.state());
    Transition<S, A, V, E> after =
        move(
            before,
            numbered,
            new Played<>(undo.seat(), rest.state(), turn, List.of()),
            before.presences());
    if (seats.size() > 1
        && !after.after().observations().isTheSameForAllBut(undo.seat(), before.observations())) {
      throw new IllegalStateException("Undo is visible to others: " + undo);
    }
    return after.leaving(rest.history(), taken.events());
  }

  private Transition<S, A, V, E> other(Position<S, A, V> before, NumberedEntry numbered) {
    return switch (numbered.entry()) {
      case Entry.Act act -> throw new IllegalArgumentException("Unexpected action entry: " + act);
      case Entry.Undo undo -> undo(before, numbered, undo);
      case Entry.Hint hint -> move(before, numbered, Played.nothing(before), before.presences());
      case Entry.Presence presence ->
          move(before, numbered, Played.nothing(before), before.presences().after(presence));
      case Entry.Voice voice ->
          move(before, numbered, Played.nothing(before), before.presences().after(voice));
      case Entry.Passed passed ->
          move(before, numbered, Played.nothing(before), before.presences().after(passed));
      case Entry.Conclude conclude ->
          move(
              before,
              numbered,
              new Played<>(null, before.state(), new Turn.Over(CONCLUDED), List.of()),
              before.presences());
    };
  }

  /**
   * The effect of an entry on the game; all else follows from it.
   *
   * @param actor null if no seat acted
   */
  private record Played<S extends Record, E>(
      @Nullable Seat actor, S state, Turn turn, List<E> events) {

    static <S extends Record, E> Played<S, E> nothing(Position<S, ?, ?> before) {
      return new Played<>(null, before.state(), before.turn(), List.of());
    }

    boolean isOver() {
      return turn instanceof Turn.Over;
    }
  }

  private Transition<S, A, V, E> move(
      Position<S, A, V> before, NumberedEntry numbered, Played<S, E> played, Presences presences) {
    Observations<A, V> observations = observations(before, played);
    Seat passed = numbered.entry() instanceof Entry.Passed passing ? passing.seat() : null;
    List<Integer> choices =
        choices(before, passed == null ? played.actor() : passed, observations.legalActions());
    Presences now = (played.isOver() ? presences.withoutVotes() : presences).asOf(numbered.at());
    boolean everybodySees =
        passed != null
            || !played.events().isEmpty()
            || !played.turn().equals(before.turn())
            || !now.bySeat().equals(before.presences().bySeat())
            || !now.votes().equals(before.presences().votes());
    List<Integer> versions = new ArrayList<>(before.counts().versions());
    List<Integer> changed = new ArrayList<>();
    for (int viewer = 0; viewer < viewers.size(); viewer++) {
      if (everybodySees
          || !observations.views().get(viewer).equals(before.observations().views().get(viewer))
          || (viewer < seats.size()
              && !choices.get(viewer).equals(before.counts().choices().get(viewer)))) {
        versions.set(viewer, versions.get(viewer) + 1);
        changed.add(viewer);
      }
    }
    Position<S, A, V> after =
        new Position<>(
            numbered.number(),
            numbered.at(),
            played.state(),
            played.isOver() ? UndoHistory.none() : before.history(),
            observations,
            new Position.Counts(versions, choices),
            now,
            clocksAfter(
                passed == null ? before.clocks() : before.clocks().without(passed),
                played.turn(),
                now.anybody(),
                numbered.at()));
    return new Transition<>(
        numbered,
        after,
        played.events(),
        own(before, played.events(), observations.views()),
        0,
        List.copyOf(changed));
  }

  private Map<Seat, List<E>> own(Position<S, A, V> before, List<E> events, List<V> views) {
    if (events.isEmpty()) {
      return Map.of();
    }
    Map<Seat, List<E>> own = new HashMap<>();
    for (Seat seat : seats) {
      int place = seat.index();
      List<E> told =
          game.eventsFor(seat, events, before.observations().views().get(place), views.get(place));
      if (!told.equals(events)) {
        own.put(seat, told);
      }
    }
    return Map.copyOf(own);
  }

  /**
   * Returns the observations; if nothing was played and the turn did not change, they are the old
   * ones.
   */
  private Observations<A, V> observations(Position<S, A, V> before, Played<S, E> played) {
    if (played.actor() == null && played.turn().equals(before.turn())) {
      return before.observations();
    }
    return playthrough.look(played.state(), played.turn(), seats.size());
  }

  /**
   * Returns the numbers of the choices.
   *
   * @param actor the seat that acted or passed to another person; null if none did
   */
  private List<Integer> choices(
      Position<S, A, V> before, @Nullable Seat actor, List<List<A>> legal) {
    List<Integer> choices = new ArrayList<>(before.counts().choices());
    for (Seat seat : seats) {
      if (seat.equals(actor) || !legal.get(seat.index()).equals(before.legalActions(seat))) {
        choices.set(seat.index(), before.choice(seat) + 1);
      }
    }
    return List.copyOf(choices);
  }

  private Clocks clocksAfter(Clocks before, Turn turn, boolean anybody, Instant now) {
    return before.next(turn, anybody, now, header.clockInForce().limit(), this::windowLength);
  }

  private Duration windowLength(String kind) {
    Duration settled = header.pace().windows().get(kind);
    return settled != null
        ? settled
        : game.info().windows().stream()
            .filter(window -> window.kind().equals(kind))
            .map(GameInfo.Window::length)
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("No duration set for the window " + kind));
  }

  /** Thrown for a journal that today's rules cannot fold. */
  public static final class UnreadableMatchException extends RuntimeException {

    @Serial private static final long serialVersionUID = 1L;

    public UnreadableMatchException(String why, Throwable cause) {
      super(why, cause);
    }

    public UnreadableMatchException(String why) {
      super(why);
    }
  }
}
