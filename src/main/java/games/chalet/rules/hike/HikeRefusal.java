package games.chalet.rules.hike;

import games.chalet.engine.RefusalReason;

/** The reasons for which Hike! refuses in either phase; each phase has more of its own. */
enum HikeRefusal implements RefusalReason {
  LEFT_OUT("left-out", "last-days", "You were not at the start in time, so you watch this race."),
  RACE_NOT_BEGUN("race-not-begun", "last-days", "The race has not begun yet."),
  PREPARATION_OVER("preparation-over", "last-days", "The preparations are over."),
  DECLARED(
      "declared",
      "declaring",
      "You have declared: until the race you only take a care card each day."),
  DAY_ENDED("day-ended", "options", "Your day is over; the others are still on their way.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  HikeRefusal(String code, String rule, String sentence) {
    this.text = new Text("hike", code, rule, sentence);
  }

  @Override
  public Text text() {
    return text;
  }
}
