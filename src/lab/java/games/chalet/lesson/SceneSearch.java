package games.chalet.lesson;

import games.chalet.bots.Bot;
import games.chalet.bots.Level;
import games.chalet.bots.Situation;
import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.json.Json;
import games.chalet.playouts.Seeds;
import games.chalet.rules.GameCatalog;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedSet;
import java.util.SplittableRandom;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Searches deals, and moves of bots in them, after which a scene can be played as it is wished.
 * Arguments: the game, a file with a {@link Wish}, how many deals to try, a text from which their
 * seeds follow. Prints the first scene that it finds, as {@link Script} has it.
 */
final class SceneSearch<O extends Record, S extends Record, A, V extends Record, E> {

  private static final int NODES = 20_000;

  private final Game<O, S, A, V, E> game;
  private final Wish wish;
  private final Json json;
  private final O options;
  private final Bot<S, V, A> bot;
  private int nodes;

  private SceneSearch(Game<O, S, A, V, E> game, Wish wish, Json json) {
    this.game = game;
    this.wish = wish;
    this.json = json;
    ObjectNode tree = (ObjectNode) json.tree((Object) game.defaults(wish.seats()));
    wish.options().properties().forEach(own -> tree.set(own.getKey(), own.getValue()));
    this.options = json.read(tree, game.info().optionsType());
    this.bot = Bot.of(game, Level.SKIER);
  }

  public static void main(String[] arguments) throws IOException {
    Json json = Json.create();
    Game<?, ?, ?, ?, ?> game = new GameCatalog().find(arguments[0]).orElseThrow();
    Wish wish = json.read(Files.readString(Path.of(arguments[1])), Wish.class);
    search(game, wish, json, Integer.parseInt(arguments[2]), arguments[3], System.out);
  }

  private static <O extends Record, S extends Record, A, V extends Record, E> void search(
      Game<O, S, A, V, E> game, Wish wish, Json json, int count, String text, PrintStream out) {
    SceneSearch<O, S, A, V, E> search = new SceneSearch<>(game, wish, json);
    for (int number = 0; number < count; number++) {
      Optional<Script.Scene> found = search.in(Seeds.of(text, wish.id() + "/" + number));
      if (found.isPresent()) {
        out.println(json.mapper().writerWithDefaultPrettyPrinter().writeValueAsString(found.get()));
        return;
      }
    }
    out.println("Nothing in " + count + " deals.");
  }

  private Optional<Script.Scene> in(Seed seed) {
    Chance chance = new Chance(seed);
    Random random = new Random(seed.hex().hashCode());
    S state = game.initialState(options, wish.seats(), wish.first(), chance);
    List<Script.Act> before = new ArrayList<>();
    while (true) {
      if (before.size() >= wish.plies().getFirst()
          && awaited(state).contains(wish.learner())
          && Condition.holdAll(wish.start(), sight(state))) {
        List<List<Script.Act>> steps = new ArrayList<>();
        nodes = 0;
        if (play(state, 0, 0, steps, chance, random)) {
          return Optional.of(scene(seed, before, steps));
        }
      }
      if (before.size() >= wish.plies().getLast() || awaited(state).isEmpty()) {
        return Optional.empty();
      }
      Moved<S, E> moved = byBot(state, awaited(state).getFirst(), chance, random);
      before.add(moved.act());
      state = moved.step().state();
    }
  }

  private record Moved<S, E>(Script.Act act, Step<S, E> step) {}

  private Script.Scene scene(Seed seed, List<Script.Act> before, List<List<Script.Act>> steps) {
    List<Script.Step> done = new ArrayList<>();
    for (int index = 0; index < steps.size(); index++) {
      done.add(new Script.Step(wish.steps().get(index).id(), steps.get(index)));
    }
    return new Script.Scene(
        wish.id(),
        new Script.Deal(seed.hex(), wish.seats(), wish.first(), wish.options()),
        wish.learner(),
        before,
        done);
  }

  private SortedSet<Seat> awaited(S state) {
    return game.turn(state) instanceof Turn.Decision decision
        ? decision.awaited()
        : Collections.emptySortedSet();
  }

  private JsonNode sight(S state) {
    ObjectNode tree =
        (ObjectNode) json.tree((Object) game.view(state, new Viewer.Seated(wish.learner())));
    tree.set("legal", json.tree((Object) trees(game.legalActions(state, wish.learner()))));
    return tree;
  }

  private List<JsonNode> trees(List<?> values) {
    return values.stream().map(json::tree).toList();
  }

  /** Plays the rest of the scene; adds what was done where it succeeds. */
  private boolean play(
      S state, int step, int act, List<List<Script.Act>> done, Chance chance, Random random) {
    if (step == wish.steps().size()) {
      return true;
    }
    if (nodes++ > NODES) {
      return false;
    }
    Wish.Step wanted = wish.steps().get(step);
    if (act == 0) {
      done.add(new ArrayList<>());
    }
    if (act == wanted.acts().size()) {
      if (play(state, step + 1, 0, done, chance, random)) {
        return true;
      }
    } else if (wanted.acts().get(act).seat().isEmpty()) {
      if (others(state, step, act, done, chance, random)) {
        return true;
      }
    } else if (one(state, step, act, done, chance, random)) {
      return true;
    }
    if (act == 0) {
      done.removeLast();
    }
    return false;
  }

  private boolean one(
      S state, int step, int act, List<List<Script.Act>> done, Chance chance, Random random) {
    Wish.Act wanted = wish.steps().get(step).acts().get(act);
    Seat seat = wanted.seat().orElseThrow();
    int before = done.getLast().size();
    List<A> legal = new ArrayList<>(game.legalActions(state, seat));
    Collections.shuffle(legal, random);
    for (A action : legal) {
      JsonNode tree = json.tree(action);
      if (!Condition.matches(wanted.action(), tree)) {
        continue;
      }
      Step<S, E> made = game.apply(state, seat, action, chance);
      if (!happened(wanted, trees(made.events()))
          || !Condition.holdAll(wanted.then(), sight(made.state()))) {
        continue;
      }
      done.getLast().add(new Script.Act(seat, tree));
      if (play(made.state(), step, act + 1, done, chance, random)) {
        return true;
      }
      trim(done, step, before);
    }
    return false;
  }

  /** Takes what was tried after that act back. */
  private static void trim(List<List<Script.Act>> done, int step, int acts) {
    while (done.size() > step + 1) {
      done.removeLast();
    }
    List<Script.Act> last = done.getLast();
    while (last.size() > acts) {
      last.removeLast();
    }
  }

  private static boolean happened(Wish.Act wanted, List<JsonNode> events) {
    return wanted.events().stream()
        .allMatch(pattern -> events.stream().anyMatch(event -> Condition.matches(pattern, event)));
  }

  private boolean others(
      S state, int step, int act, List<List<Script.Act>> done, Chance chance, Random random) {
    Wish.Act wanted = wish.steps().get(step).acts().get(act);
    int before = done.getLast().size();
    List<JsonNode> events = new ArrayList<>();
    S now = state;
    while (!awaited(now).isEmpty() && !awaited(now).contains(wish.learner())) {
      Moved<S, E> moved = byBot(now, awaited(now).getFirst(), chance, random);
      done.getLast().add(moved.act());
      events.addAll(trees(moved.step().events()));
      now = moved.step().state();
    }
    if (happened(wanted, events)
        && Condition.holdAll(wanted.then(), sight(now))
        && play(now, step, act + 1, done, chance, random)) {
      return true;
    }
    trim(done, step, before);
    return false;
  }

  private Moved<S, E> byBot(S state, Seat seat, Chance chance, Random random) {
    Turn.Decision decision = (Turn.Decision) game.turn(state);
    A action =
        bot.decide(
                Situation.of(game, state, seat, decision), new SplittableRandom(random.nextLong()))
            .orElseThrow();
    return new Moved<>(
        new Script.Act(seat, json.tree(action)), game.apply(state, seat, action, chance));
  }
}
