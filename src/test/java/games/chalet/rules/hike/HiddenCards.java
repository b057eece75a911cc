package games.chalet.rules.hike;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.rules.hike.board.HikeAction;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.race.Travel;
import games.chalet.rules.hike.state.HikeState;
import games.chalet.rules.hike.state.Racer;
import games.chalet.rules.kit.Lists;
import games.chalet.testing.Rigged;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;

/**
 * The same moment of a match of Hike! twice, but for the unseen cards in one hand, what lies deep
 * in the husky deck, and the last landscape that is face down. Nobody else can tell the two apart.
 *
 * @param seat whose hand differs
 * @param one the game that begins where the hand helps to fill a sled, or to cross a field
 * @param other the game that begins where it does not
 */
public record HiddenCards(Seat seat, Game<?, ?, ?, ?, ?> one, Game<?, ?, ?, ?, ?> other) {

  private static final Hike GAME = new Hike();
  private static final int SEATS = 4;
  private static final int TRIES = 400;

  /** At the deal: a youngster and a husky, or neither. */
  public static HiddenCards dealt(long seed) {
    Random random = new Random(seed);
    HikeState deal = deal(HikeOptions.Days.ONE_BY_ONE, random);
    return of(
        deal,
        new Seat(random.nextInt(SEATS)),
        List.of(Card::youngster, Card::experienced),
        List.of(Card.EQUIPMENT::equals, Card::care));
  }

  /**
   * On the first morning of the race: equipment, or care, of a racer who is not the last to run.
   */
  public static HiddenCards onTheFirstMorning(HikeOptions.Days days, long seed) {
    Random random = new Random(seed);
    for (int attempt = 0; attempt < TRIES; attempt++) {
      HikeState morning = firstMorning(deal(days, random), random);
      boolean allRace = morning.board().toPlay().size() == SEATS;
      for (int index = 0; allRace && index < SEATS; index++) {
        Musher musher = morning.board().mushers().get(index);
        if (morning.board().toPlay().subList(0, SEATS - 1).contains(new Seat(index))
            && !Travel.stranded(musher, morning.board().track().fields())
            && musher.unseen() > 0
            && musher.known().stream().noneMatch(Card::care)
            && morning.deck().stream().filter(Card::care).count() >= musher.unseen()
            && Collections.frequency(morning.deck(), Card.EQUIPMENT) >= musher.unseen()) {
          return of(
              morning,
              new Seat(index),
              Collections.nCopies(musher.unseen(), Card.EQUIPMENT::equals),
              Collections.nCopies(musher.unseen(), Card::care));
        }
      }
    }
    throw new AssertionError("No such morning with seed " + seed);
  }

  private static HikeState deal(HikeOptions.Days days, Random random) {
    return GAME.initialState(new HikeOptions(days), SEATS, Optional.empty(), chance(random));
  }

  private static Chance chance(Random random) {
    return new Chance(new Seed("%064x".formatted(random.nextLong() >>> 1)));
  }

  private static HikeState firstMorning(HikeState deal, Random random) {
    Chance chance = chance(random);
    HikeState state = deal;
    while (state.board().phase() == Phase.PREPARATION) {
      Seat seat = ((Turn.Decision) GAME.turn(state)).awaited().first();
      List<HikeAction> legal = GAME.legalActions(state, seat);
      HikeAction declare = new HikeAction.Declare();
      HikeAction next =
          legal.contains(declare)
              ? declare
              : random.nextInt(4) == 0
                  ? legal.get(random.nextInt(legal.size()))
                  : GAME.timeoutAction(state, seat);
      state = GAME.apply(state, seat, next, chance).state();
    }
    return state;
  }

  private static HiddenCards of(
      HikeState state, Seat seat, List<Predicate<Card>> mine, List<Predicate<Card>> theirs) {
    List<Card> pool = new ArrayList<>(state.deck());
    pool.addAll(state.unseen().get(seat.index()));
    List<Card> hand = take(pool, mine);
    List<Card> otherHand = take(pool, theirs);
    return new HiddenCards(
        seat,
        beginningAt(
            with(state, seat, hand, Lists.plusAll(pool, otherHand), state.faceDown(), false)),
        beginningAt(
            with(state, seat, otherHand, Lists.plusAll(pool, hand), state.faceDown(), true)));
  }

  private static Game<?, ?, ?, ?, ?> beginningAt(HikeState state) {
    List<String> wrong = GAME.invariantViolations(state);
    if (!wrong.isEmpty()) {
      throw new AssertionError(wrong);
    }
    return new Rigged<>(GAME, deal -> state);
  }

  private static List<Card> take(List<Card> pool, List<Predicate<Card>> wanted) {
    List<Card> taken = new ArrayList<>();
    for (Predicate<Card> kind : wanted) {
      Card card = pool.stream().filter(kind).findFirst().orElseThrow();
      pool.remove(card);
      taken.add(card);
    }
    Collections.sort(taken);
    return taken;
  }

  private static HikeState with(
      HikeState state,
      Seat seat,
      List<Card> hand,
      List<Card> deck,
      List<Landscape> faceDown,
      boolean anotherLandscape) {
    List<List<Card>> unseen = new ArrayList<>(state.unseen());
    unseen.set(seat.index(), hand);
    List<Optional<Racer>> travellers = new ArrayList<>(state.travellers());
    travellers.set(seat.index(), state.racer(seat).map(day -> holding(day, hand)));
    List<Landscape> down = new ArrayList<>(faceDown);
    List<Landscape> unused = new ArrayList<>(state.unused());
    if (anotherLandscape && !down.isEmpty()) {
      down.set(down.size() - 1, unused.set(0, down.getLast()));
    }
    return new HikeState(
        state.board(),
        unseen,
        travellers,
        deck,
        down,
        unused,
        state.carePile(),
        state.careShuffles(),
        state.removed(),
        state.unseenDeeds());
  }

  private static Racer holding(Racer day, List<Card> hand) {
    return new Racer(day.seat(), day.underway(), hand, day.discarded());
  }
}
