package games.chalet.table.message;

/**
 * The reactions that people at a table can send to each other. The client has words and pictures.
 */
public enum Reaction {
  NICE,
  HA_HA,
  WOW,
  OH_NO,
  SORRY,
  THINKING,
  LETS_GO,
  GOOD_GAME
}
