package games.chalet.engine;

/** The reasons for which a legal action is not previewed. */
enum PreviewRefusal implements RefusalReason {
  REVEALS(
      "foresight-reveals",
      "The result of that action cannot be previewed: it would reveal hidden cards."),
  ENDS_TURN("foresight-ends-turn", "That would end your turn.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  PreviewRefusal(String code, String sentence) {
    this.text = new Text("preview", code, "", sentence);
  }

  @Override
  public Text text() {
    return text;
  }
}
