package games.chalet.rules.infiniski.bot;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Policy;
import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.engine.Turn;
import games.chalet.playouts.Seeds;
import games.chalet.rules.infiniski.Infiniski;
import games.chalet.rules.infiniski.InfiniskiAction;
import games.chalet.rules.infiniski.InfiniskiOptions;
import games.chalet.rules.infiniski.InfiniskiOptions.Flags;
import games.chalet.rules.infiniski.InfiniskiView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * The command that learns weights of {@link Prospects}, see {@code src/lab/README.md}: rounds of
 * matches, after each of which the weights are those by which what was still to come after all acts
 * of this round is foretold best; rounds before count less and less. Begins knowing nothing. The
 * same arguments give the same weights.
 */
final class LearnProspects {

  private static final int CHECKED = 5_000;

  /** In so many acts anything legal is done, to learn of that too. */
  private static final double ANYTHING = 0.03;

  private static final Seat SKIER = new Seat(0);

  private final InfiniskiOptions options;
  private final String seed;
  private final LeastSquares seen = new LeastSquares(Features.NAMES.size());
  private Prospects prospects = new Prospects(new double[0]);

  LearnProspects(Flags flags, String seed) {
    this.options = new InfiniskiOptions(flags);
    this.seed = seed;
  }

  public static void main(String[] words) throws IOException {
    if (words.length != 5) {
      System.out.println("Arguments: ONE or MORE flags, seed, rounds, matches a round, file");
      return;
    }
    LearnProspects learning = new LearnProspects(Flags.valueOf(words[0]), words[1]);
    int rounds = Integer.parseInt(words[2]);
    for (int round = 0; round < rounds; round++) {
      learning.round(round, Integer.parseInt(words[3]));
      System.out.printf(
          Locale.ROOT, "round %d: %.2f points%n", round + 1, learning.meanPoints(CHECKED));
    }
    Files.writeString(Path.of(words[4]), learning.prospects.text());
  }

  /** Goes on from there instead of knowing nothing. */
  void knows(Prospects already) {
    prospects = already;
  }

  /** Plays so many matches by what is known, and learns from them. */
  Prospects round(int number, int matches) {
    seen.fade();
    for (int match = 0; match < matches; match++) {
      learn(seed + "/" + number, match);
    }
    prospects = new Prospects(seen.weights());
    return prospects;
  }

  /** Returns the mean points on other deals. */
  double meanPoints(int deals) {
    double points = 0;
    for (int deal = 0; deal < deals; deal++) {
      points += play(new Infiniski(), seed + "/check", deal, 0, new ArrayList<>());
    }
    return points / deals;
  }

  private void learn(String label, int match) {
    List<Moment> moments = new ArrayList<>();
    int end = play(new Infiniski(), label, match, ANYTHING, moments);
    for (Moment moment : moments) {
      seen.add(
          visitor -> Features.visit(moment.standing(), visitor),
          end - moment.score() - moment.standing().points());
    }
  }

  /** The outcome of an action, and the score before it. */
  private record Moment(int score, Standing standing) {}

  private <S extends Record> int play(
      Game<InfiniskiOptions, S, InfiniskiAction, InfiniskiView, ?> game,
      String label,
      int match,
      double anything,
      List<Moment> moments) {
    Chance chance = new Chance(Seeds.of(label, Integer.toString(match)));
    SplittableRandom random = new SplittableRandom(label.hashCode() * 31L + match);
    S state = game.initialState(options, 1, Optional.empty(), chance);
    while (game.turn(state) instanceof Turn.Decision turn) {
      Sight<InfiniskiView, InfiniskiAction> sight = Sight.of(game, state, SKIER, turn);
      InfiniskiAction action = choose(sight, anything, random);
      Standing standing =
          Collections.max(
              new Foresight(sight.view()).after(action),
              Comparator.comparingDouble(prospects::points));
      if (!standing.buried()) {
        moments.add(new Moment(sight.view().score(), standing));
      }
      state = game.apply(state, SKIER, action, chance).state();
    }
    return game.points(state).getFirst();
  }

  private InfiniskiAction choose(
      Sight<InfiniskiView, InfiniskiAction> sight, double anything, SplittableRandom random) {
    List<InfiniskiAction> legal = sight.legalActions();
    if (random.nextDouble() < anything) {
      return legal.get(random.nextInt(legal.size()));
    }
    Policy<InfiniskiView, InfiniskiAction> skier = new FarsightedSkier(flags -> prospects);
    double[] weights = skier.weights(sight);
    double left = 0;
    for (double weight : weights) {
      left += weight;
    }
    left *= random.nextDouble();
    for (int index = 0; index < weights.length; index++) {
      left -= weights[index];
      if (left < 0) {
        return legal.get(index);
      }
    }
    return legal.getLast();
  }
}
