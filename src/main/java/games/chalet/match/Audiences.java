package games.chalet.match;

/** Finds those who look at a match. */
interface Audiences {

  /** The audience of the match with this header. */
  Audience of(Header header);
}
