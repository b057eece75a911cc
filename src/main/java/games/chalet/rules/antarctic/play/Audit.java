package games.chalet.rules.antarctic.play;

import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.Phase;
import games.chalet.rules.antarctic.board.Place;
import games.chalet.rules.antarctic.board.RoundScore.SeatScore;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.kit.Lists;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Counts the cards, and compares facts that the state holds twice. */
public final class Audit {

  private final AntarcticState state;
  private final AntarcticBoard board;
  private final List<String> wrong = new ArrayList<>();

  private Audit(AntarcticState state) {
    this.state = state;
    this.board = state.board();
  }

  public static List<String> of(AntarcticState state) {
    Audit audit = new Audit(state);
    audit.countCards();
    audit.comparePlaces();
    audit.comparePiles();
    audit.compareConduct();
    audit.compareTotals();
    return audit.wrong;
  }

  private void expect(boolean holds, String otherwise) {
    if (!holds) {
      wrong.add(otherwise);
    }
  }

  private void countCards() {
    Map<Card, Integer> counts = new EnumMap<>(Card.class);
    for (List<Card> pile : piles()) {
      pile.forEach(card -> counts.merge(card, 1, Integer::sum));
    }
    List<Card> pack = Card.pack(board.options().jokers());
    expect(
        List.copyOf(counts.keySet()).equals(pack)
            && counts.values().stream().allMatch(count -> count == 1),
        "Not each card is there once: " + counts);
  }

  private List<List<Card>> piles() {
    List<List<Card>> piles = new ArrayList<>(state.hands());
    piles.addAll(state.payoffs());
    piles.add(state.drawPile());
    piles.add(state.remembered().discards());
    piles.add(state.remembered().underCentre());
    piles.add(List.of(board.centre().card()));
    return piles;
  }

  private void comparePlaces() {
    for (int seat = 0; seat < board.places().size(); seat++) {
      Place place = board.places().get(seat);
      List<Card> hand = state.hands().get(seat);
      List<Card> payoff = state.payoffs().get(seat);
      expect(
          place.hand() == hand.size() && place.payoff() == payoff.size(),
          "Seat " + seat + " has other counts than the board says");
      expect(
          place.top().equals(payoff.stream().findFirst()),
          "The payoff pile of seat " + seat + " has another top than the board says");
      expect(
          Lists.isSorted(hand) && hand.size() <= DrawPile.HAND,
          "The hand of seat " + seat + " is not sorted or too large");
      expect(place.living() == place.outIn().isEmpty(), "Seat " + seat + " is in and out");
    }
  }

  private void comparePiles() {
    AntarcticState.Remembered remembered = state.remembered();
    expect(
        board.drawPile() == state.drawPile().size()
            && board.discards() == remembered.discards().size()
            && board.centre().cards() == remembered.underCentre().size() + 1
            && board.reshufflesLeft() == DrawPile.RESHUFFLES - remembered.reshuffled().size(),
        "A pile is not as large as the board says");
    expect(
        board.centre().as().isPresent() != (board.phase() == Phase.DECLARE_FIRST),
        "The centre card is not declared when it has to be");
    int full = Chains.full(board.options());
    expect(
        board.centre().chain() >= 1 && board.centre().chain() <= full,
        "A chain of " + board.centre().chain());
  }

  private void compareConduct() {
    for (Move move : state.conduct()) {
      expect(
          state.hand(board.accused().orElseThrow().seat()).containsAll(move.held()),
          "Cards are said to be held that are not");
    }
  }

  private void compareTotals() {
    int scored =
        board.rounds().stream()
            .flatMap(round -> round.scores().stream())
            .mapToInt(SeatScore::points)
            .sum();
    expect(
        scored == board.places().stream().mapToInt(Place::total).sum(), "The rounds do not add up");
  }
}
