package games.chalet.playouts;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Playthrough;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Viewer;
import games.chalet.json.Json;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Checks that must hold at every ply of every match, but take their time: functions are pure,
 * everything survives JSON, nobody can tell a state from another with the same view, be it by what
 * is refused, and undo works.
 */
final class DeepChecks<S extends Record, A, V extends Record, E>
    implements PlayoutObserver<S, A, E> {

  /** As many actions as are tried anew at each ply. */
  private static final int REMEMBERED = 24;

  private final Game<?, S, A, V, E> game;
  private final Json json;
  private final Seed seed;
  private final Playthrough<?, S, A, V, E> playthrough;
  private final Playthrough<?, S, A, V, E> byOtherChance;
  private final Map<Viewer, S> twins = new HashMap<>();
  private final Map<Seat, S> foreseen = new HashMap<>();
  private final UndoChecks<S, A, V, E> undo;

  /** Actions that were legal once, the newest last; most of them are not any more. */
  private final Set<A> known = new LinkedHashSet<>();

  private int varied;

  DeepChecks(Game<?, S, A, V, E> game, Json json, Seed seed) {
    this.game = game;
    this.json = json;
    this.seed = seed;
    this.playthrough = new Playthrough<>(game, new Chance(seed));
    this.undo = new UndoChecks<>(game, seed);
    this.byOtherChance =
        new Playthrough<>(game, new Chance(Seeds.of(seed.hex(), "another chance")));
  }

  /** Returns the number of resampled states that differed from the true one. */
  int varied() {
    return varied;
  }

  @Override
  public void see(PlayoutPosition<S, A> position) {
    survivesJson(position, position.state(), game.stateType());
    for (Viewer viewer : viewers(position)) {
      V view = game.view(position.state(), viewer);
      survivesJson(position, view, game.viewType());
      S other = resampled(position, viewer, position.state());
      tellsNothingHidden(position, viewer, other);
      refusalsTellNothingHidden(position, viewer, other);
      sameAsForTwin(position, viewer, other);
    }
    for (List<A> actions : position.legalActions()) {
      actions.forEach(action -> survivesJson(position, action, game.actionType()));
      remember(actions);
    }
    undo.see(position);
  }

  @Override
  public void see(PlayoutPosition<S, A> before, Ply<A> ply, Step<S, E> step) {
    S copy = json.read(json.write(before.state()), game.stateType());
    Step<S, E> again = playthrough.apply(copy, ply.seat(), ply.action());
    before.check(again.equals(step), () -> ply + " gave two different results");
    before.check(
        copy.equals(before.state()), () -> ply + " changed the state that it was applied to");
    step.events().forEach(event -> survivesJson(before, event, game.eventType()));
    for (Viewer viewer : viewers(before)) {
      eventsTellNothingHidden(before, ply, step, viewer);
    }
    couldBeForeseen(before, ply, step);
    undo.see(before, ply, step);
  }

  /**
   * Checks an action that reveals nothing. In every state that its seat cannot tell from the true
   * one, and with any chance, it leads to the same for that seat. So does the seat's next action,
   * and all of these states agree that nothing is revealed.
   */
  private void couldBeForeseen(PlayoutPosition<S, A> before, Ply<A> ply, Step<S, E> step) {
    Seat seat = ply.seat();
    Viewer viewer = new Viewer.Seated(seat);
    foreseen.keySet().retainAll(Set.of(seat));
    S twin = foreseen.remove(seat);
    Step<S, E> twinStep =
        byOtherChance.apply(
            twin == null ? resampled(before, viewer, before.state()) : twin, seat, ply.action());
    before.check(
        twinStep.revealed() == step.revealed(),
        () -> "whether " + ply + " reveals anything depends on something hidden");
    if (!step.revealed()) {
      S expected = twinStep.state();
      before.check(
          game.turn(expected).equals(game.turn(step.state()))
              && game.view(expected, viewer).equals(game.view(step.state(), viewer))
              && game.legalActions(expected, seat).equals(game.legalActions(step.state(), seat)),
          () -> ply + " reveals something, but does not say so");
      foreseen.put(seat, expected);
    }
  }

  private void tellsNothingHidden(PlayoutPosition<S, A> position, Viewer viewer, S other) {
    S state = position.state();
    varied += other.equals(state) ? 0 : 1;
    position.check(
        game.view(other, viewer).equals(game.view(state, viewer)),
        () -> "the view of " + viewer + " tells something hidden");
    position.check(
        game.turn(other).equals(position.turn()) && game.points(other).equals(game.points(state)),
        () -> "turn or points tell " + viewer + " something hidden");
    for (Seat seat : Seat.all(position.legalActions().size())) {
      position.check(
          game.isEliminated(other, seat) == game.isEliminated(state, seat),
          () -> "whether " + seat + " is out tells " + viewer + " something hidden");
    }
    position.check(
        !(viewer instanceof Viewer.Seated seated)
            || game.legalActions(other, seated.seat()).equals(position.legalActions(seated.seat())),
        () -> "the legal actions of " + viewer + " tell something hidden");
    position.check(
        game.invariantViolations(other).isEmpty(),
        () -> "resampled for " + viewer + ", the state contradicts itself");
  }

  /**
   * Checks that an action is refused for the same reason in every state that its seat cannot tell
   * from the true one: refusals answer previews, which act on nothing.
   */
  private void refusalsTellNothingHidden(PlayoutPosition<S, A> position, Viewer viewer, S other) {
    if (!(viewer instanceof Viewer.Seated seated)) {
      return;
    }
    Seat seat = seated.seat();
    List<A> legal = position.legalActions(seat);
    for (A action : known) {
      position.check(
          legal.contains(action)
              || game.refusal(other, seat, action)
                  .equals(game.refusal(position.state(), seat, action)),
          () -> "the refusal of " + action + " tells " + viewer + " something hidden");
    }
  }

  private void remember(List<A> actions) {
    actions.stream().limit(REMEMBERED).forEach(known::add);
    Iterator<A> oldest = known.iterator();
    while (known.size() > REMEMBERED) {
      oldest.next();
      oldest.remove();
    }
  }

  /**
   * Checks that both states are resampled alike. A twin is a state that was resampled some plies
   * ago and in which the same has happened since; the viewer cannot tell it from the true one.
   */
  private void sameAsForTwin(PlayoutPosition<S, A> position, Viewer viewer, S other) {
    S twin = twins.putIfAbsent(viewer, other);
    position.check(
        twin == null || resampled(position, viewer, twin).equals(other),
        () -> "what is resampled for " + viewer + " depends on something hidden");
  }

  /** Checks that a viewer who sees the same after the same action is told the same. */
  private void eventsTellNothingHidden(
      PlayoutPosition<S, A> before, Ply<A> ply, Step<S, E> step, Viewer viewer) {
    S twin = Optional.ofNullable(twins.remove(viewer)).orElseThrow();
    List<A> legal = game.legalActions(twin, ply.seat());
    if (!legal.contains(ply.action())) {
      return;
    }
    Step<S, E> twinStep = playthrough.apply(twin, legal, ply.seat(), ply.action());
    if (game.view(twinStep.state(), viewer).equals(game.view(step.state(), viewer))) {
      before.check(
          twinStep.events().equals(step.events()),
          () -> "the events of " + ply + " tell " + viewer + " something hidden");
      twins.put(viewer, twinStep.state());
    }
  }

  /**
   * Resamples with the same chance for all states that are resampled for a viewer at a position.
   */
  private S resampled(PlayoutPosition<S, A> position, Viewer viewer, S state) {
    Seed own = Seeds.of(seed.hex(), position.ply() + "/" + viewer);
    return game.resample(state, viewer, new Chance(own));
  }

  private static List<Viewer> viewers(PlayoutPosition<?, ?> position) {
    return Viewer.all(position.legalActions().size());
  }

  private <T> void survivesJson(PlayoutPosition<?, ?> position, T value, Class<T> type) {
    position.check(
        json.read(json.write(value), type).equals(value), () -> "does not survive JSON: " + value);
  }
}
