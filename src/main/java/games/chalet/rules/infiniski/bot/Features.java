package games.chalet.rules.infiniski.bot;

import games.chalet.rules.infiniski.Part;
import games.chalet.rules.infiniski.Passages;
import games.chalet.rules.infiniski.ScoreCard;
import games.chalet.rules.infiniski.Slope;
import games.chalet.rules.infiniski.SlopeCard;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The features of a standing, each with a weight of its own in {@link Prospects}. */
final class Features {

  /** The difference between speed and hazard up to which a skier needs other cards. */
  private static final int TIGHT = 2;

  /** The likelihood that a card from a reshuffled deck does not connect. */
  private static final double NO_CONNECTION = 0.4;

  private static final List<SlopeCard> CARDS = List.of(SlopeCard.values());
  private static final List<Slope> SLOPES = List.of(Slope.values());
  private static final int STEPS = ScoreCard.FASTEST + 1;
  private static final int MOST_FITTING = 4;

  private static final int SNOW = 0;
  private static final int AIR = SNOW + STEPS * STEPS;
  private static final int HAND = AIR + STEPS * STEPS;
  private static final int TIGHT_HAND = HAND + CARDS.size();
  private static final int AWAY = TIGHT_HAND + CARDS.size();
  private static final int EXIT = AWAY + CARDS.size();
  private static final int FITTING = EXIT + SLOPES.size();
  private static final int FLAGS = FITTING + MOST_FITTING + 1;

  /** The names of the features in files, in their order. */
  static final List<String> NAMES = names();

  private Features() {}

  /** Receives each feature of a standing, and its amount. */
  @FunctionalInterface
  interface Visitor {

    void count(int feature, double amount);
  }

  /** Visits all features of a standing in which the skier is not buried. */
  static void visit(Standing standing, Visitor visitor) {
    for (SlopeCard card : CARDS) {
      if (!standing.hand().contains(card) && !standing.unseen().contains(card)) {
        visitor.count(AWAY + CARDS.indexOf(card), 1);
      }
    }
    if (standing.exit().isEmpty()) {
      visitor.count(AIR + standing.speed() * STEPS + standing.hazard(), 1);
    } else {
      visitSnow(standing, standing.exit().get(), visitor);
    }
  }

  /**
   * Visits a standing on the snow. With the likelihood that a card connects it counts the snow, and
   * otherwise the forced jump.
   */
  private static void visitSnow(Standing standing, Slope exit, Visitor visitor) {
    int fitting = fitting(standing.hand(), exit);
    double likely = fitting > 0 ? 1 : connects(standing, exit);
    visitor.count(SNOW + standing.speed() * STEPS + standing.hazard(), likely);
    visitor.count(EXIT + SLOPES.indexOf(exit), likely);
    visitor.count(FITTING + Math.min(MOST_FITTING, fitting), likely);
    boolean tight = standing.speed() - standing.hazard() <= TIGHT;
    for (SlopeCard card : standing.hand()) {
      visitor.count(HAND + CARDS.indexOf(card), likely);
      if (tight) {
        visitor.count(TIGHT_HAND + CARDS.indexOf(card), likely);
      }
    }
    visitor.count(FLAGS, likely * flags(standing) * ScoreCard.flag(standing.speed()));
    int speed = standing.speed() - 1;
    int hazard = standing.hazard() + 1;
    if (speed >= hazard) {
      visitor.count(AIR + speed * STEPS + hazard, 1 - likely);
    }
  }

  /** Returns the likelihood that one of the cards that are still to be drawn connects. */
  private static double connects(Standing standing, Slope exit) {
    int unseen = standing.unseen().size();
    int fitting = fitting(standing.unseen(), exit);
    int drawn = Math.max(0, ScoreCard.hand(standing.speed()) - standing.hand().size());
    double none = 1;
    for (int draw = 0; draw < drawn; draw++) {
      none *=
          draw < unseen ? Math.max(0.0, unseen - fitting - draw) / (unseen - draw) : NO_CONNECTION;
    }
    return 1 - none;
  }

  private static int fitting(Collection<SlopeCard> cards, Slope exit) {
    int fitting = 0;
    for (SlopeCard card : cards) {
      fitting += connects(card, exit) ? 1 : 0;
    }
    return fitting;
  }

  /** Returns true if a card can be laid on that slope, one way or the other. */
  static boolean connects(SlopeCard card, Slope exit) {
    return card.section(Part.PORTRAIT).slope().filter(exit::equals).isPresent()
        || card.section(Part.LEFT).slope().filter(exit::equals).isPresent();
  }

  private static int flags(Standing standing) {
    int flags = 0;
    for (SlopeCard card : standing.hand()) {
      for (Part part : Part.values()) {
        flags += Passages.hasFlag(card.section(part), standing.flags()) ? 1 : 0;
      }
    }
    return flags;
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>();
    for (String where : List.of("snow", "air")) {
      for (int place = 0; place < STEPS * STEPS; place++) {
        names.add("%s at %d with %d".formatted(where, place / STEPS, place % STEPS));
      }
    }
    for (String where : List.of("in hand", "in hand when tight", "out of reach")) {
      for (SlopeCard card : CARDS) {
        names.add("%s %s".formatted(card, where));
      }
    }
    for (Slope slope : SLOPES) {
      names.add("to " + slope);
    }
    for (int fitting = 0; fitting <= MOST_FITTING; fitting++) {
      names.add("fitting: " + fitting);
    }
    names.add("flags in hand");
    return List.copyOf(names);
  }
}
