package games.chalet.rules.antarctic;

import games.chalet.engine.RefusalReason;

/** The reasons for which Antarctic Solitaire refuses. */
enum AntarcticRefusal implements RefusalReason {
  JOKERS("jokers", "deck", "The deck has either two Jokers or none."),
  OUT("out", "end", "You are out of this match."),
  DECLARED("declared", "wilds", "The first centre card has already been declared."),
  FIRST_DECLARATION(
      "declaration", "wilds", "Only the wild parts of a card can be declared as something else."),
  DEALER_DECLARES("dealer-declares", "wilds", "The dealer declares the first centre card."),
  NOT_WRONGED("not-wronged", "wronged", "There is no play out of turn for you to decline."),
  DECLARE_FIRST("declare-first", "wilds", "Declare the centre card first."),
  CLOSE_NOW("close-now", "call", "Lay a card from your hand on your payoff pile."),
  PENALTY("penalty", "call", "Wait a moment: the call is being settled first."),
  PAUSE("pause", "call", "Wait a moment: the last turn can still be called."),
  DOES_NOT_FIT(
      "does-not-fit",
      "centre",
      "The centre goes down by one, ? after 1 and 4 after ?, matching in colour or suit."),
  CENTRE_DECLARATION(
      "declaration",
      "wilds",
      "Only the wild parts of a card can be declared, and they have to match in colour or suit."),
  OWN_PILE("own-pile", "loads", "Load an opponent’s payoff pile, not your own."),
  NO_SUCH_PILE("no-such-pile", "loads", "That seat has no payoff pile."),
  LOAD_EXACTLY(
      "does-not-load",
      "loads",
      "A load goes one up or down, matching in colour or suit; black fits only black here."),
  DOES_NOT_LOAD(
      "does-not-load", "loads", "A load goes one up or down, matching in colour or suit."),
  NO_CREDIT(
      "no-credit",
      "triple-topper",
      "You may discard only as many cards as a Triple Topper has earned you."),
  CLOSE_WITH_CARD("close-with-card", "closing", "End your turn with a card on your payoff pile."),
  ONLY_TOP(
      "only-top",
      "wronged",
      "Out of turn you may play the top of your payoff pile to the centre, once."),
  OUT_OF_ORDER("out-of-order", "order", "A play of higher priority comes first."),
  NOT_IN_HAND("not-in-hand", "turn", "You do not hold that card."),
  NOT_ON_TOP("not-on-top", "turn", "That is not the top card of your payoff pile."),
  NO_CALLS("no-calls", "call", "This table enforces the order, so there are no calls."),
  OWN_TURN("own-turn", "call", "You cannot call your own turn."),
  CALLED_ONCE("called-once", "call", "You have already called this turn."),
  LATE_AFTER_CALL(
      "call-too-late", "call", "Too late: another player’s call has settled that turn."),
  LATE_AFTER_ROUND("call-too-late", "call", "Too late: that round is over and scored."),
  LATE_AFTER_PLAY("call-too-late", "call", "Too late: the next player has already played."),
  NOTHING_TO_CALL("nothing-to-call", "call", "Nothing has been played in that turn yet."),
  NOT_WAITED_FOR(
      "not-waited-for",
      "call",
      "Too late: no one is waiting for your decision on that turn any more.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  AntarcticRefusal(String code, String rule, String sentence) {
    this.text = new Text("antarctic", code, rule, sentence);
  }

  @Override
  public Text text() {
    return text;
  }
}
