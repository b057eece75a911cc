package games.chalet.lesson;

import games.chalet.engine.Refusal;
import games.chalet.web.RefusedException;
import games.chalet.web.ServerReason;

/** The reasons for which a lesson refuses. */
enum LessonRefusal implements ServerReason {
  UNKNOWN(404, "unknown-lesson", "There is no such lesson here."),
  UNKNOWN_POSITION(400, "malformed", "That scene has no such position."),
  ACTIONS_TEXT(400, "malformed", "The actions are a list in JSON."),
  ACTIONS_COUNT(
      400, "malformed", "A foresight is of 1 to {most} actions.", Parameter.number("most")),
  UNKNOWN_ACTION(400, "malformed", "That is no action of this game.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  LessonRefusal(int status, String code, String sentence, Parameter... parameters) {
    this.text = new Text("lesson", status, code, sentence, parameters);
  }

  /** Returns the refusal of an action or its preview. */
  static RefusedException ofTheGame(Refusal refusal) {
    return new RefusedException(
        409,
        refusal.code(),
        refusal.sentence(),
        refusal.rule(),
        refusal.reason(),
        refusal.parameters());
  }

  @Override
  public Text text() {
    return text;
  }
}
