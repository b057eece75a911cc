package games.chalet.rules.crashlanding;

import games.chalet.engine.RefusalReason;

/** The reasons for which Crash Landing refuses. */
enum CrashLandingRefusal implements RefusalReason {
  SEATS("seats", "", "Crash Landing is for one pilot, or a race between two."),
  ROCKETS("rockets", "rockets", "None, two or four rockets can be online at the start."),
  SHUFFLE_ALONE("shuffle-alone", "race", "Only two racers can have the same shuffle."),
  LOST("lost", "race", "Your lander is lost; the other flies on alone."),
  TURN_ENDED("turn-ended", "race", "You have ended this turn. Wait for the other pilot."),
  ONE_TOO_MANY(
      "one-too-many",
      "find",
      "The computer controls six rockets: put one of the seven under the deck first."),
  FOUND_ALREADY("found-already", "find", "You can find one rocket a turn."),
  BURNED_ALREADY("burned-already", "find", "Find a rocket before you burn any."),
  DECK_EMPTY("deck-empty", "find", "There are no more rockets to find."),
  NO_SHOPPING(
      "no-shopping",
      "ground",
      "On the ground you find nothing more while your six rockets can lift you off."),
  NOTHING_TO_PUT_BACK(
      "nothing-to-put-back", "find", "You keep your rockets as long as there are only six."),
  NOT_ONLINE("not-in-hand", "burn", "That rocket is not online."),
  ONE_SIDED("one-sided", "balance", "Burn rockets on both sides, or the lander tips over."),
  BURNED_TWICE("twice", "burn", "Each rocket burns only once."),
  UNBALANCED_WITH_PASSENGERS(
      "unbalanced",
      "rescue",
      "Both sides have to burn the same, and with passengers each rocket counts one less."),
  UNBALANCED("unbalanced", "balance", "Both sides have to burn the same."),
  NO_THRUST("no-thrust", "rescue", "With passengers on board, aces alone lift nothing."),
  OTHER_SIDE(
      "other-side", "burn", "Port is the side of the first rocket, and each side is in order."),
  INTO_THE_GROUND("into-the-ground", "ground", "You cannot burn into the ground.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  CrashLandingRefusal(String code, String rule, String sentence) {
    this.text = new Text("crashlanding", code, rule, sentence);
  }

  @Override
  public Text text() {
    return text;
  }
}
