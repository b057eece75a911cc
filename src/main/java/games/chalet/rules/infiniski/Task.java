package games.chalet.rules.infiniski;

/** The next task of the skier. */
public enum Task {
  /** Discard until the hand is as small as the speed asks for. */
  DISCARD,
  /** Lay a card that connects. */
  PLACE,
  /** Lay a card on which the jump lands. */
  LAND,
  /** Jump, because no card will do. */
  JUMP_FORCED,
  /** Choose the speed that the section gives. */
  GAIN,
  /** Jump or ski on. */
  JUMP_OR_SKI,
  /** No task: buried. */
  OVER
}
