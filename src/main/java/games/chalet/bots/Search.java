package games.chalet.bots;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.GameBot;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Sight;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Looks ahead: flat Monte Carlo over imagined states with sequential halving (Karnin et al. 2013).
 * Every choice is tried with the same cards; after each round the worse half is dropped. The
 * policy's favourite stays to the end. A choice of which the policy thinks little replaces it only
 * if it is surely better, by two standard errors; where the policy is indifferent, the better one
 * does.
 */
final class Search<S extends Record, V extends Record, A> {

  /**
   * The number of playouts for which a choice is worth starting; with fewer, fewer choices are
   * tried.
   */
  private static final int WORTH_STARTING = 8;

  private static final int SEED_DIGITS = 64;

  private final Game<?, S, A, V, ?> game;
  private final GameBot<V, A> own;
  private final GameBot.Effort effort;

  Search(Game<?, S, A, V, ?> game, GameBot<V, A> own, GameBot.Effort effort) {
    this.game = game;
    this.own = own;
    this.effort = effort;
  }

  Optional<A> decide(Situation<S, V, A> situation, Choices<A> choices, SplittableRandom random) {
    return compare(situation, choices, Optional.empty(), 1, random).best();
  }

  /**
   * Compares choices for advice: more of them stay to the end.
   *
   * @param named one that stays whatever it is worth; empty: none
   * @param kept the least number that stay next to the policy's favourite
   */
  Comparison<A> compare(
      Situation<S, V, A> situation,
      Choices<A> choices,
      Optional<Optional<A>> named,
      int kept,
      SplittableRandom random) {
    Optional<A> usual = choices.heaviest(random);
    List<Optional<A>> tried =
        new ArrayList<>(choices.heaviest(Math.max(1, effort.playouts() / WORTH_STARTING), random));
    named.filter(one -> !tried.contains(one)).ifPresent(tried::add);
    List<Arm<A>> arms =
        tried.stream()
            .filter(choice -> !choice.equals(usual))
            .map(choice -> new Arm<>(choice, effort.sure() * choices.doubt(choice)))
            .toList();
    Comparison.Mean usualWorth = new Comparison.Mean();
    int rounds = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, arms.size()));
    for (int round = 0; round < rounds && (!arms.isEmpty() || kept > 1); round++) {
      int batches = Math.max(1, effort.playouts() / rounds / (arms.size() + 1));
      for (int batch = 0; batch < batches; batch++) {
        usualWorth.add(playOn(situation, usual, arms, random));
      }
      arms = round == rounds - 1 ? arms : betterHalf(arms, named, kept);
    }
    return new Comparison<>(usual, usualWorth, arms);
  }

  private static <A> List<Arm<A>> betterHalf(
      List<Arm<A>> arms, Optional<Optional<A>> named, int kept) {
    List<Arm<A>> sorted = new ArrayList<>(arms);
    sorted.sort(Comparator.<Arm<A>>comparingDouble(Arm::mean).reversed());
    int staying = Math.min(arms.size(), Math.max(kept, (arms.size() + 1) / 2));
    List<Arm<A>> better = new ArrayList<>(sorted.subList(0, staying));
    sorted.subList(staying, sorted.size()).stream()
        .filter(arm -> named.filter(arm.choice()::equals).isPresent())
        .forEach(better::add);
    return better;
  }

  /**
   * Plays all of them on once, in the same imagined state and by the same chance.
   *
   * @return the result of the usual choice
   */
  private double playOn(
      Situation<S, V, A> situation, Optional<A> usual, List<Arm<A>> arms, SplittableRandom random) {
    Chance chance = chance(random);
    long start = random.nextLong();
    S state = situation.imagined().draw(chance);
    double compared = worth(situation.sight(), state, usual, chance, start);
    for (Arm<A> arm : arms) {
      arm.add(worth(situation.sight(), state, arm.choice(), chance, start) - compared);
    }
    return compared;
  }

  /** Returns a chance of its own for an imagined state. */
  private static Chance chance(SplittableRandom random) {
    StringBuilder digits = new StringBuilder();
    while (digits.length() < SEED_DIGITS) {
      digits.append(HexFormat.of().toHexDigits(random.nextLong()));
    }
    return new Chance(new Seed(digits.toString()));
  }

  private double worth(Sight<V, A> sight, S state, Optional<A> choice, Chance chance, long start) {
    Seat seat = sight.seat();
    return new Ahead<>(game, own, effort.plies(), chance, new SplittableRandom(start))
        .worth(state, sight.turn(), seat, choice);
  }
}
