package games.chalet.lesson;

import games.chalet.engine.ActionPreview;
import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Playthrough;
import games.chalet.engine.Refusal;
import games.chalet.engine.RefusedActionException;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Viewer;
import games.chalet.json.Json;
import games.chalet.match.TurnView;
import games.chalet.web.RefusedException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A scene played through by the game itself: its positions, and answers about what the learner's
 * own actions would lead to.
 */
final class Rehearsal<O extends Record, S extends Record, A, V extends Record, E> {

  private final Game<O, S, A, V, E> game;
  private final Script.Scene scene;
  private final Json json;
  private final Chance chance;
  private final Playthrough<O, S, A, V, E> playthrough;
  private final List<S> states = new ArrayList<>();
  private final List<Lesson.Position> positions = new ArrayList<>();

  private Rehearsal(Game<O, S, A, V, E> game, Script.Scene scene, Json json) {
    this.game = game;
    this.scene = scene;
    this.json = json;
    this.chance = new Chance(new Seed(scene.deal().seed()));
    this.playthrough = new Playthrough<>(game, chance);
  }

  /**
   * Plays a scene.
   *
   * @throws IllegalStateException if the script does something that the rules do not allow
   */
  static <O extends Record, S extends Record, A, V extends Record, E> Rehearsal<O, S, A, V, E> of(
      Game<O, S, A, V, E> game, Script.Scene scene, Json json) {
    Rehearsal<O, S, A, V, E> rehearsal = new Rehearsal<>(game, scene, json);
    Script.Deal deal = scene.deal();
    O options = optionsOf(game, deal, json);
    List<Refusal> problems = game.validate(options, deal.seats());
    if (!problems.isEmpty()) {
      throw rehearsal.broken("deal", problems.getFirst().sentence());
    }
    rehearsal.play(rehearsal.playthrough.deal(options, deal.seats(), deal.first()));
    return rehearsal;
  }

  /** Returns the defaults, with the options of the deal in their place. */
  private static <O extends Record> O optionsOf(
      Game<O, ?, ?, ?, ?> game, Script.Deal deal, Json json) {
    ObjectNode options = (ObjectNode) json.tree((Object) game.defaults(deal.seats()));
    deal.options().properties().forEach(own -> options.set(own.getKey(), own.getValue()));
    return json.read(options, game.info().optionsType());
  }

  private void play(S dealt) {
    S state = dealt;
    for (Script.Act act : scene.before()) {
      state = step(state, act, "before").state();
    }
    add(state, null, List.of());
    for (Script.Step step : scene.steps()) {
      for (Script.Act act : step.acts()) {
        Step<S, E> made = step(state, act, step.id());
        state = made.state();
        add(state, act, made.events());
      }
    }
  }

  private Step<S, E> step(S state, Script.Act act, String where) {
    try {
      return playthrough.apply(state, act.seat(), json.read(act.action(), game.actionType()));
    } catch (RefusedActionException e) {
      throw broken(where, act.action() + " is not legal there");
    }
  }

  private IllegalStateException broken(String where, String what) {
    return new IllegalStateException(
        "Lesson of %s, scene %s, step %s: %s".formatted(game.info().id(), scene.id(), where, what));
  }

  private void add(S state, Script.@Nullable Act act, List<E> events) {
    states.add(state);
    positions.add(
        new Lesson.Position(
            act == null ? null : act.seat(),
            act == null ? null : act.action(),
            json.tree((Object) game.view(state, new Viewer.Seated(scene.learner()))),
            TurnView.of(game.turn(state)),
            trees(events),
            trees(game.legalActions(state, scene.learner()))));
  }

  private List<JsonNode> trees(List<?> values) {
    return values.stream().map(json::tree).toList();
  }

  Lesson.Scene toScene() {
    return new Lesson.Scene(
        scene.id(),
        scene.deal().seats(),
        scene.learner(),
        scene.steps().stream()
            .map(step -> new Lesson.Step(step.id(), step.acts().size(), isOfLearner(step)))
            .toList(),
        positions);
  }

  private boolean isOfLearner(Script.Step step) {
    return !step.acts().isEmpty()
        && step.acts().stream().allMatch(act -> act.seat().equals(scene.learner()));
  }

  /**
   * Tells what actions of the learner would lead to, as in a match: on a state resampled for the
   * learner, within the turn, and up to where something would be revealed.
   *
   * @param position the position that the learner sees, from 0
   * @throws RefusedException if that may not be known, or is not possible
   */
  Lesson.Foreseen foresee(int position, JsonNode actions) {
    if (position < 0 || position >= states.size()) {
      throw LessonRefusal.UNKNOWN_POSITION.of();
    }
    try {
      ActionPreview<A, V> preview =
          ActionPreview.of(game, states.get(position), scene.learner(), read(actions), chance);
      return new Lesson.Foreseen(json.tree((Object) preview.view()), trees(preview.legalActions()));
    } catch (RefusedActionException e) {
      throw LessonRefusal.ofTheGame(e.refusal());
    }
  }

  private List<A> read(JsonNode actions) {
    if (!actions.isArray() || actions.isEmpty() || actions.size() > ActionPreview.LONGEST) {
      throw LessonRefusal.ACTIONS_COUNT.of(ActionPreview.LONGEST);
    }
    try {
      return actions.valueStream().map(tree -> json.read(tree, game.actionType())).toList();
    } catch (JacksonException | IllegalArgumentException e) {
      throw LessonRefusal.UNKNOWN_ACTION.of();
    }
  }
}
