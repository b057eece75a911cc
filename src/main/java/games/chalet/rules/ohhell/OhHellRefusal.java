package games.chalet.rules.ohhell;

import games.chalet.engine.RefusalReason;

/** The reasons for which Oh Hell refuses. */
enum OhHellRefusal implements RefusalReason {
  BID_FIRST("bid-first", "bidding", "First say how many tricks you will take."),
  BIDS_MADE("bids-made", "bidding", "All bids are made: play a card."),
  HOOK("hook", "bidding", "The bids may not add up to the number of tricks."),
  NO_SUCH_BID("no-such-bid", "bidding", "There are not that many tricks."),
  FOLLOW_SUIT("follow-suit", "tricks", "You can follow suit, so you have to."),
  NOT_IN_HAND("not-in-hand", "tricks", "You do not hold that card.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  OhHellRefusal(String code, String rule, String sentence) {
    this.text = new Text("ohhell", code, rule, sentence);
  }

  @Override
  public Text text() {
    return text;
  }
}
