package games.chalet.rules.antarctic.bot;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticAction.Load;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.board.AntarcticAction.Spend;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticOptions;
import games.chalet.rules.antarctic.board.Matching;
import games.chalet.rules.antarctic.board.Priority;
import games.chalet.rules.antarctic.board.Source;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Face;
import games.chalet.rules.kit.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A moment of a player's turn, present or possible, as far as that player can tell.
 *
 * @param table the facts that do not change during the turn
 * @param below the card on top of the centre pile, as printed
 * @param centre the face that it counts as
 * @param chain the number of cards laid for the present Triple Topper
 * @param hand the cards in the hand
 * @param tops the tops of the payoff piles by seat; empty if unknown, or if there is none
 * @param credits the number of cards that may be discarded
 * @param gone the number of cards that have left the player's own payoff pile since the view
 */
record Moment(
    Table table,
    Card below,
    Face centre,
    int chain,
    List<Card> hand,
    List<Optional<Card>> tops,
    int credits,
    int gone) {

  private static final int FULL = 5;

  /**
   * The facts that do not change during a turn.
   *
   * @param seat the seat whose turn it is
   * @param payoff the number of cards that its payoff pile had
   * @param loads the cards that may be loaded
   */
  record Table(Seat seat, int payoff, AntarcticOptions options, AntarcticOptions.Loads loads) {}

  static Moment of(AntarcticBoard board, Seat seat, List<Card> hand) {
    return new Moment(
        new Table(seat, board.place(seat).payoff(), board.options(), board.roundLoads()),
        board.centre().card(),
        board.centre().as().orElseThrow(),
        board.centre().chain(),
        hand,
        board.places().stream()
            .map(place -> place.living() ? place.top() : Optional.<Card>empty())
            .toList(),
        board.credits(),
        0);
  }

  /** Returns the number of cards in the player's own payoff pile. */
  int payoff() {
    return table.payoff() - gone;
  }

  Optional<Card> top() {
    return tops.get(table.seat().index());
  }

  /** Returns the plays that keep the order of priorities (rule 9): the highest that are open. */
  List<AntarcticAction> inOrder() {
    return Arrays.stream(Priority.values())
        .map(this::of)
        .filter(plays -> !plays.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  private List<AntarcticAction> of(Priority priority) {
    List<AntarcticAction> plays = new ArrayList<>();
    switch (priority) {
      case A -> top().ifPresent(card -> toCentre(plays, Source.PAYOFF, card));
      case B -> hand.forEach(card -> toCentre(plays, Source.HAND, card));
      case C -> top().ifPresent(card -> loads(plays, Source.PAYOFF, card));
      case D -> hand.forEach(card -> loads(plays, Source.HAND, card));
    }
    return plays;
  }

  private void toCentre(List<AntarcticAction> plays, Source from, Card card) {
    for (Face as : Matching.declarations(centre, card)) {
      plays.add(new PlayCentre(from, card, as));
    }
  }

  private void loads(List<AntarcticAction> plays, Source from, Card card) {
    for (int index = 0; index < tops.size(); index++) {
      Optional<Card> top = tops.get(index);
      if (index != table.seat().index()
          && top.isPresent()
          && Matching.loads(table.loads(), top.get(), card)) {
        plays.add(new Load(from, card, new Seat(index)));
      }
    }
  }

  /**
   * Returns the moment after a card was laid on the centre pile; a new chain begins once one is
   * full (ruling 2).
   */
  Moment after(PlayCentre play) {
    boolean topper =
        Matching.topper(table.options().tripleTopper(), below, centre, play.card(), play.as());
    boolean earns = topper && chain < FULL + table.options().jokers();
    Moment laid = without(play.from(), play.card());
    return new Moment(
        table,
        play.card(),
        play.as(),
        earns ? chain + 1 : 1,
        laid.hand,
        laid.tops,
        credits + (earns ? chain : 0),
        laid.gone);
  }

  /**
   * Returns the moment after a card was laid on an opponent's payoff pile, where it is the new top.
   */
  Moment after(Load load) {
    Moment laid = without(load.from(), load.card());
    List<Optional<Card>> others =
        Lists.set(laid.tops, load.onto().index(), Optional.of(load.card()));
    return new Moment(table, below, centre, chain, laid.hand, others, credits, laid.gone);
  }

  Moment after(Spend spend) {
    Moment spent = without(spend.from(), spend.card());
    return new Moment(table, below, centre, chain, spent.hand, spent.tops, credits - 1, spent.gone);
  }

  Moment withoutCredits() {
    return new Moment(table, below, centre, chain, hand, tops, 0, gone);
  }

  private Moment without(Source from, Card card) {
    if (from == Source.HAND) {
      return new Moment(table, below, centre, chain, Lists.minus(hand, card), tops, credits, gone);
    }
    List<Optional<Card>> unknown = Lists.set(tops, table.seat().index(), Optional.empty());
    return new Moment(table, below, centre, chain, hand, unknown, credits, gone + 1);
  }
}
