package games.chalet.rules.infiniski;

/** What the skier has to do next. */
public enum Task {
  /** Discard until the hand is as small as the speed asks for. */
  DISCARD,
  /** Lay a card that connects. */
  PLACE,
  /** Lay a card on which the jump lands. */
  LAND,
  /** Jump, since no card will do. */
  JUMP_FORCED,
  /** Choose how much speed the section gives. */
  GAIN,
  /** Jump or ski on. */
  JUMP_OR_SKI,
  /** Nothing: buried. */
  OVER
}
