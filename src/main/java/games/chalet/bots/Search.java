package games.chalet.bots;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.GameBot;
import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Looks ahead: flat Monte Carlo over imagined states with sequential halving (Karnin et al. 2013).
 * Every choice is tried with the same cards; after each round the worse half is dropped. What the
 * policy would do stays to the end. What it thinks little of takes its place only if it is surely
 * better, by two standard errors; where it is indifferent, the better one does.
 */
final class Search<S extends Record, V extends Record, A> {

  /** So many playouts are worth starting for a choice; with fewer, fewer choices are tried. */
  private static final int WORTH_STARTING = 8;

  private final Game<?, S, A, V, ?> game;
  private final GameBot<V, A> own;
  private final GameBot.Effort effort;

  Search(Game<?, S, A, V, ?> game, GameBot<V, A> own, GameBot.Effort effort) {
    this.game = game;
    this.own = own;
    this.effort = effort;
  }

  Optional<A> decide(Situation<S, V, A> situation, Choices<A> choices, SplittableRandom random) {
    Optional<A> usual = choices.heaviest(random);
    List<Arm<A>> arms =
        choices.heaviest(Math.max(1, effort.playouts() / WORTH_STARTING), random).stream()
            .filter(choice -> !choice.equals(usual))
            .map(choice -> new Arm<>(choice, effort.sure() * choices.doubt(choice)))
            .toList();
    int rounds = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, arms.size()));
    for (int round = 0; round < rounds && !arms.isEmpty(); round++) {
      int batches = Math.max(1, effort.playouts() / rounds / (arms.size() + 1));
      for (int batch = 0; batch < batches; batch++) {
        playOn(situation, usual, arms, random);
      }
      arms = round == rounds - 1 ? arms : betterHalf(arms);
    }
    return arms.stream()
        .max(Comparator.comparingDouble(Arm::mean))
        .filter(Arm::isBetter)
        .map(Arm::choice)
        .orElse(usual);
  }

  private static <A> List<Arm<A>> betterHalf(List<Arm<A>> arms) {
    List<Arm<A>> sorted = new ArrayList<>(arms);
    sorted.sort(Comparator.<Arm<A>>comparingDouble(Arm::mean).reversed());
    return sorted.subList(0, (arms.size() + 1) / 2);
  }

  /** Plays all of them on once, in the same imagined state and by the same chance. */
  private void playOn(
      Situation<S, V, A> situation, Optional<A> usual, List<Arm<A>> arms, SplittableRandom random) {
    Chance chance = Chances.next(random);
    long start = random.nextLong();
    S state = situation.imagined().draw(chance);
    double compared = worth(situation.sight(), state, usual, chance, start);
    for (Arm<A> arm : arms) {
      arm.add(worth(situation.sight(), state, arm.choice(), chance, start) - compared);
    }
  }

  private double worth(Sight<V, A> sight, S state, Optional<A> choice, Chance chance, long start) {
    Seat seat = sight.seat();
    return new Ahead<>(game, own, effort.plies(), chance, new SplittableRandom(start))
        .worth(state, sight.turn(), seat, choice);
  }
}
