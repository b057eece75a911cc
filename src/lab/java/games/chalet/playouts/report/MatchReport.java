package games.chalet.playouts.report;

import games.chalet.bots.Bot;
import games.chalet.bots.Level;
import games.chalet.bots.Situation;
import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Policy;
import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.json.Json;
import games.chalet.playouts.Seeds;
import games.chalet.playouts.Variant;
import games.chalet.rules.GameBots;
import games.chalet.rules.GameCatalog;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Matches of bots, decision by decision: what the seat saw, what it could do and how much the
 * policy thought of each, what it did and what came of it. Arguments: game, levels by seat, seed,
 * how many matches, options as NAME=VALUE.
 */
final class MatchReport<O extends Record, S extends Record, A, V extends Record, E> {

  private static final int OPTIONS = 4;
  private static final int MOST_TOLD = 12;

  private final Game<O, S, A, V, E> game;
  private final List<Level> levels;
  private final PrintStream out;
  private final Map<Seat, Integer> passed = new HashMap<>();

  MatchReport(Game<O, S, A, V, E> game, List<Level> levels, PrintStream out) {
    this.game = game;
    this.levels = levels;
    this.out = out;
  }

  public static void main(String[] words) {
    Game<?, ?, ?, ?, ?> game = new GameCatalog().find(words[0]).orElseThrow();
    List<Level> levels =
        Arrays.stream(words[1].split(","))
            .map(name -> Level.valueOf(name.toUpperCase(Locale.ROOT)))
            .toList();
    Map<String, String> options =
        Arrays.stream(words)
            .skip(OPTIONS)
            .map(word -> word.split("=", 2))
            .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
    for (int match = 1; match <= Integer.parseInt(words[3]); match++) {
      new MatchReport<>(game, levels, System.out).tell(words[2], match, options);
    }
  }

  /** Tells one match; the same deal as the arena's of that number. */
  void tell(String seed, int match, Map<String, String> given) {
    Variant<O> variant = Variant.of(game, levels.size(), given, Json.create());
    Chance chance = new Chance(Seeds.of(seed, Integer.toString(match)));
    SplittableRandom random = new SplittableRandom(match);
    out.printf("%n== %s %s, match %d of %s%n", game.info().name(), levels, match, seed);
    S state = game.initialState(variant.options(), variant.seats(), Optional.empty(), chance);
    while (game.turn(state) instanceof Turn.Decision decision) {
      state = next(state, decision, chance, random);
    }
    if (game.turn(state) instanceof Turn.Over over) {
      out.println("== " + Words.of(over.outcome()));
    }
  }

  private S next(S state, Turn.Decision decision, Chance chance, SplittableRandom random) {
    List<Seat> asked = new ArrayList<>(decision.mayAct());
    asked.removeAll(decision.awaited());
    asked.removeIf(seat -> Integer.valueOf(decision.number()).equals(passed.get(seat)));
    asked.addAll(decision.awaited());
    for (Seat seat : asked) {
      Situation<S, V, A> situation = Situation.of(game, state, seat, decision);
      Optional<A> action = Bot.of(game, levels.get(seat.index())).decide(situation, random.split());
      if (action.isPresent()) {
        Step<S, E> step = game.apply(state, seat, action.get(), chance);
        tell(situation.sight(), action.get(), step.events());
        return step.state();
      }
      passed.put(seat, decision.number());
    }
    throw new IllegalStateException("Nobody acts");
  }

  private void tell(Sight<V, A> sight, A action, List<E> events) {
    out.printf("%nSeat %d %s%n", sight.seat().index(), Seen.by(sight.seat(), sight.view()));
    out.printf("  could %s%n", possible(sight));
    out.printf("  does  %s%n", Words.of(action));
    out.printf("  then  %s%n", events.stream().map(Words::of).collect(Collectors.joining("; ")));
  }

  private String possible(Sight<V, A> sight) {
    Policy<V, A> policy = GameBots.of(game).policy();
    double[] weights = policy.weights(sight);
    double sum = Arrays.stream(weights).sum();
    List<Integer> liked =
        IntStream.range(0, weights.length)
            .boxed()
            .sorted((one, other) -> Double.compare(weights[other], weights[one]))
            .toList();
    String told =
        liked.stream()
            .limit(MOST_TOLD)
            .map(
                index ->
                    "%s (%.0f %%)"
                        .formatted(
                            Words.of(sight.legalActions().get(index)), 100 * weights[index] / sum))
            .collect(Collectors.joining(", "));
    return told
        + (liked.size() > MOST_TOLD ? " and %d more".formatted(liked.size() - MOST_TOLD) : "");
  }
}
