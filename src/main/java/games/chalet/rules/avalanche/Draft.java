package games.chalet.rules.avalanche;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.rules.avalanche.hands.Card;
import games.chalet.rules.avalanche.hands.Hand;
import games.chalet.rules.kit.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A state while an action is being applied to it: the only mutable object of this game's rules. */
final class Draft {

  final AvalancheOptions options;
  private final Place[] places;
  private final Hand[] hands;
  private final List<AvalancheEvent> events = new ArrayList<>();

  List<Card> drawPile;
  private List<Card> discard;
  private List<List<Card>> recycled;

  int liftPile;
  int avalanches;
  Seat seat;
  Phase phase;
  int picksLeft;
  int playsLeft;
  boolean dry;
  int passes;
  Optional<Card> inUse;
  Optional<Seat> lastActive;
  Optional<Ending> ending;
  boolean revealed;

  Draft(AvalancheState state) {
    AvalancheBoard board = state.board();
    options = board.options();
    places = board.places().toArray(Place[]::new);
    hands = state.hands().toArray(Hand[]::new);
    drawPile = state.drawPile();
    discard = board.discard();
    recycled = board.recycled();
    liftPile = board.liftPile();
    avalanches = board.avalanches();
    seat = board.seat();
    phase = board.phase();
    picksLeft = board.picksLeft();
    playsLeft = board.playsLeft();
    dry = board.dry();
    passes = board.passes();
    inUse = board.inUse();
    lastActive = board.lastActive();
    ending = board.ending();
  }

  Step<AvalancheState, AvalancheEvent> finish() {
    AvalancheBoard board =
        new AvalancheBoard(
            options,
            List.of(places),
            liftPile,
            drawPile.size(),
            discard,
            recycled,
            avalanches,
            seat,
            phase,
            picksLeft,
            playsLeft,
            dry,
            passes,
            inUse,
            lastActive,
            ending);
    return new Step<>(new AvalancheState(board, List.of(hands), drawPile), events, revealed);
  }

  void tell(AvalancheEvent event) {
    events.add(event);
  }

  int seats() {
    return places.length;
  }

  Place place(Seat of) {
    return places[of.index()];
  }

  void open(Seat of, Optional<OpenRun> run) {
    places[of.index()] = place(of).withOpen(run);
  }

  void bank(Seat of, Run run) {
    places[of.index()] = place(of).withBanked(run);
  }

  void give(Seat to, Card card) {
    hold(to, hands[to.index()].plus(card, recycled.size()));
  }

  void take(Seat from, Card card) {
    hold(from, hands[from.index()].minus(card));
  }

  private void hold(Seat of, Hand hand) {
    hands[of.index()] = hand;
    places[of.index()] = place(of).withHand(hand.cards().size(), hand.lifts());
  }

  void discard(List<Card> cards) {
    discard = Lists.plusAll(discard, cards);
  }

  boolean drawable() {
    return DrawPile.drawable(options, drawPile.size(), discard, recycled);
  }

  Card draw() {
    Card top = drawPile.getFirst();
    drawPile = List.copyOf(drawPile.subList(1, drawPile.size()));
    revealed = true;
    return top;
  }

  /** Makes a new draw pile of the discard pile, and resets the count of passes. */
  void recycle(Chance chance) {
    List<Card> cards = discard.stream().sorted().toList();
    recycled = Lists.plus(recycled, cards);
    drawPile = chance.shuffle("recycle/" + recycled.size(), cards);
    discard = List.of();
    passes = 0;
    if (recycled.size() == 1) {
      Arrays.setAll(hands, index -> hands[index].atFirstRecycle());
    }
    tell(new AvalancheEvent.Recycled(cards.size()));
  }
}
