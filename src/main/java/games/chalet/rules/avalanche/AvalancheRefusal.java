package games.chalet.rules.avalanche;

import games.chalet.engine.RefusalReason;

/** The reasons for which Avalanche refuses. */
enum AvalancheRefusal implements RefusalReason {
  DECK_TOO_SHORT(
      "deck-too-short",
      "deck",
      "The short deck is for at most four players. Choose the full deck."),
  PICKED_UP("picked-up", "pick-up", "You have already picked up your cards this turn."),
  HAND_EMPTY("refill", "refill", "Your hand is empty: pick up a new one."),
  NO_LIFT_LEFT("pile-empty", "pick-up", "There is no lift left to pick up."),
  DRAW_PILE_EMPTY("pile-empty", "pick-up", "There is no card left in the draw pile."),
  NOTHING_TO_PICK_UP(
      "draw-pile-out", "end", "There was nothing to pick up or to shuffle when your turn began."),
  NO_MORE_PICKING_UP(
      "draw-pile-out", "end", "The draw pile is empty, so no one picks up any more."),
  HAND_NOT_EMPTY("no-refill", "refill", "You pick up a new hand only when yours is empty."),
  LIFT_PASS_BRINGS_TWO(
      "no-refill", "house-cards", "A Lift Pass brings two cards, even into an empty hand."),
  NEW_HAND_AT_START(
      "no-refill", "refill", "You pick up a new hand only at the beginning of a turn."),
  BANK_FIRST(
      "bank-first-thing", "banking", "Banking takes a whole turn: do it before anything else."),
  NOTHING_TO_BANK(
      "nothing-to-bank",
      "banking",
      "You have no run with a run card in it, so there is nothing to bank."),
  PICK_UP_FIRST("pick-up-first", "pick-up", "Pick up your cards first."),
  THREE_CARDS("three-cards", "play", "You may play at most three cards in a turn. End your turn."),
  NOT_IN_HAND("not-in-hand", "play", "You do not hold that card."),
  ONE_RUN("one-run", "runs", "You can go on only one ski run at a time."),
  AVALANCHE_TARGET("target", "avalanches", "An avalanche comes down where the table has agreed."),
  PISTE_CLOSED("piste-closed", "house-cards", "Your piste is closed for this turn."),
  DOES_NOT_LINK(
      "does-not-link", "runs", "A run card links only to the same or a neighbouring colour."),
  NO_RUN("no-run", "runs", "A ski run begins with a lift card. Play one first."),
  ONE_PATROL("one-patrol", "house-cards", "There is already a Ski Patrol next to your run."),
  NO_RUN_TO_GUARD(
      "no-run", "house-cards", "A Ski Patrol goes next to your open run, and you have none."),
  NO_OPEN_RUN("no-target", "house-cards", "No opponent has an open run."),
  NO_RUN_CARD("no-target", "house-cards", "No opponent has an open run with a run card in it."),
  PISTE_CLOSED_TARGET(
      "target", "house-cards", "Aim a Piste Closed at an opponent with an open run."),
  WIPEOUT_TARGET(
      "target", "house-cards", "Aim a Wipeout at an opponent with a run card in an open run."),
  NO_TARGET("target", "play", "That card has no target.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  AvalancheRefusal(String code, String rule, String sentence) {
    this.text = new Text("avalanche", code, rule, sentence);
  }

  @Override
  public Text text() {
    return text;
  }
}
