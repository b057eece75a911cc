package games.chalet.playouts.arena;

import games.chalet.engine.Game;
import games.chalet.engine.Outcome;
import games.chalet.engine.Seed;
import games.chalet.json.Json;
import games.chalet.playouts.Seeds;
import games.chalet.playouts.Variant;
import games.chalet.playouts.arena.MatchResult.Performance;
import games.chalet.playouts.arena.SequentialTest.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * The matches of one command. Each deal is played as often as there are players: at a table with
 * the seats rotated, alone by one after the other.
 */
final class Contest<O extends Record, S extends Record> {

  /** The share that a stronger first player wins, by the number of seats from two on. */
  private static final double[] WANTED = {0.6, 0.43, 0.33, 0.27, 0.23};

  private final Game<O, S, ?, ?, ?> game;
  private final ArenaArguments arguments;
  private final Variant<O> variant;
  private final List<Player<S>> players;
  private final List<MatchResult> results = new ArrayList<>();

  Contest(Game<O, S, ?, ?, ?> game, ArenaArguments arguments, Json json) {
    this.game = game;
    this.arguments = arguments;
    this.variant = Variant.of(game, arguments.seats(), arguments.options(), json);
    this.players =
        arguments.players().stream()
            .map(name -> Player.named(game, name, arguments.before()))
            .toList();
  }

  /** Plays what was not played yet, and says what it came to. */
  String run(ResultsFile file) throws IOException {
    SequentialTest test = new SequentialTest(1.0 / arguments.seats(), wanted());
    for (MatchResult earlier : file.open(arguments.header())) {
      add(earlier, test);
    }
    int most = arguments.count().most() * (arguments.alone() ? players.size() : 1);
    while (results.size() < most && !isDecided(test)) {
      MatchResult result = play(results.size() + 1);
      file.add(result);
      add(result, test);
    }
    return table() + (arguments.alone() ? "" : verdict(test));
  }

  private void add(MatchResult result, SequentialTest test) {
    results.add(result);
    if (!arguments.alone()) {
      test.add(result.players().getFirst().share());
    }
  }

  private boolean isDecided(SequentialTest test) {
    return !arguments.alone() && !arguments.count().all() && test.verdict() != Verdict.OPEN;
  }

  private double wanted() {
    return arguments
        .wanted()
        .orElseGet(() -> arguments.alone() ? 0.5 : WANTED[arguments.seats() - 2]);
  }

  /** The players in the order of the command, each with what it did in its seat. */
  private MatchResult play(int number) {
    int turned = (number - 1) % players.size();
    Seed deal =
        Seeds.of(arguments.count().seed(), Integer.toString((number - 1) / players.size() + 1));
    int seats = arguments.seats();
    List<Player<S>> bySeat =
        IntStream.range(0, seats)
            .mapToObj(seat -> players.get((seat + turned) % players.size()))
            .toList();
    Match<O, S> match = new Match<>(game, bySeat);
    Outcome outcome = match.play(variant, deal);
    List<Performance> performances = new ArrayList<>();
    for (int place = 0; place < seats; place++) {
      int player = arguments.alone() ? turned : place;
      int seat = arguments.alone() ? 0 : Math.floorMod(place - turned, seats);
      performances.add(match.performance(arguments.players().get(player), seat, outcome));
    }
    return new MatchResult(number, outcome.reason(), performances);
  }

  private String table() {
    Standings standings = new Standings();
    for (int player = 0; player < players.size(); player++) {
      int place = player;
      List<Performance> all =
          results.stream()
              .filter(it -> !arguments.alone() || (it.number() - 1) % players.size() == place)
              .map(result -> result.players().get(arguments.alone() ? 0 : place))
              .toList();
      standings.add(arguments.players().get(player), all);
    }
    return standings.table();
  }

  private String verdict(SequentialTest test) {
    String sentence =
        switch (test.verdict()) {
          case STRONGER -> "is stronger";
          case NO_STRONGER -> "is no stronger";
          case OPEN -> "may be stronger or not";
        };
    return String.format(
        Locale.ROOT,
        "%s %s (%.0f or %.0f %% of the wins; evidence %.2f, clear at ±2.94)%n",
        arguments.players().getFirst(),
        sentence,
        100.0 / arguments.seats(),
        100 * wanted(),
        test.evidence());
  }
}
