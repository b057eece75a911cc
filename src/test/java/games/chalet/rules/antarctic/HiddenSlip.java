package games.chalet.rules.antarctic;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticOptions;
import games.chalet.rules.antarctic.board.Phase;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.play.AntarcticState;
import games.chalet.testing.Rigged;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The same moment twice, but for one card in the hand of the seat whose turn it is: what that seat
 * does next breaks the order of priorities in the one and keeps it in the other. Nobody else can
 * tell the two apart.
 *
 * @param seat whose hand differs
 * @param action what it does next
 * @param broken the game that begins where the action breaks the order
 * @param kept the game that begins where it does not
 */
public record HiddenSlip(
    Seat seat, AntarcticAction action, Game<?, ?, ?, ?, ?> broken, Game<?, ?, ?, ?, ?> kept) {

  private static final Antarctic GAME = new Antarctic();
  private static final int PLIES = 400;

  /** From so far down the draw pile nobody will have drawn anything. */
  private static final int DEEPEST = 8;

  private static final int ENOUGH_CARDS = 3;

  /**
   * One that random play comes to.
   *
   * @param wanted what kind of action it has to be
   */
  public static HiddenSlip find(
      AntarcticOptions options, int seats, long seed, Predicate<AntarcticAction> wanted) {
    Random random = new Random(seed);
    Chance chance = new Chance(new Seed("%064x".formatted(seed)));
    AntarcticState state = GAME.initialState(options, seats, Optional.empty(), chance);
    for (int ply = 0; ply < PLIES; ply++) {
      Turn.Decision decision = (Turn.Decision) GAME.turn(state);
      Seat seat = decision.awaited().first();
      List<AntarcticAction> actions = new ArrayList<>(GAME.legalActions(state, seat));
      actions.removeIf(AntarcticAction.Call.class::isInstance);
      if (state.board().phase() == Phase.TURN && state.hand(seat).size() >= ENOUGH_CARDS) {
        for (AntarcticAction action : actions) {
          Optional<HiddenSlip> found =
              wanted.test(action) ? of(state, seat, action, chance) : Optional.empty();
          if (found.isPresent()) {
            return found.get();
          }
        }
      }
      AntarcticAction any = actions.get(random.nextInt(actions.size()));
      state = GAME.apply(state, seat, any, chance).state();
    }
    throw new AssertionError("Nobody comes to such a moment with seed " + seed);
  }

  private static Optional<HiddenSlip> of(
      AntarcticState state, Seat seat, AntarcticAction action, Chance chance) {
    if (!breaksOrder(state, seat, action, chance)) {
      return Optional.empty();
    }
    return exchanges(state, seat)
        .filter(other -> GAME.invariantViolations(other).isEmpty())
        .filter(other -> GAME.legalActions(other, seat).contains(action))
        .filter(other -> !breaksOrder(other, seat, action, chance))
        .filter(other -> looksAlike(state, other, seat))
        .findFirst()
        .map(
            other ->
                new HiddenSlip(
                    seat,
                    action,
                    new Rigged<>(GAME, deal -> state),
                    new Rigged<>(GAME, deal -> other)));
  }

  private static boolean breaksOrder(
      AntarcticState state, Seat seat, AntarcticAction action, Chance chance) {
    return !GAME.hindsight(GAME.apply(state, seat, action, chance).state()).isEmpty();
  }

  private static boolean looksAlike(AntarcticState state, AntarcticState other, Seat seat) {
    for (int index = 0; index < state.hands().size(); index++) {
      Viewer viewer = new Viewer.Seated(new Seat(index));
      if (index != seat.index() && !GAME.view(state, viewer).equals(GAME.view(other, viewer))) {
        return false;
      }
    }
    Viewer spectator = new Viewer.Spectator();
    return GAME.view(state, spectator).equals(GAME.view(other, spectator));
  }

  /** One card of the hand for one from the bottom of the draw pile. */
  private static Stream<AntarcticState> exchanges(AntarcticState state, Seat seat) {
    List<AntarcticState> others = new ArrayList<>();
    int size = state.drawPile().size();
    for (Card mine : state.hand(seat)) {
      for (int place = Math.max(0, size - DEEPEST); place < size; place++) {
        others.add(exchanged(state, seat, mine, place));
      }
    }
    return others.stream();
  }

  private static AntarcticState exchanged(AntarcticState state, Seat seat, Card mine, int place) {
    List<Card> hand = new ArrayList<>(state.hand(seat));
    List<Card> drawPile = new ArrayList<>(state.drawPile());
    hand.remove(mine);
    hand.add(drawPile.set(place, mine));
    hand.sort(null);
    List<List<Card>> hands = new ArrayList<>(state.hands());
    hands.set(seat.index(), hand);
    return new AntarcticState(
        state.board(),
        hands,
        state.payoffs(),
        drawPile,
        state.remembered(),
        state.conduct(),
        state.slip());
  }
}
