package games.chalet.match.live.writer;

import games.chalet.match.journal.Header;

/** Finds those who look at a match. */
public interface Audiences {

  /** The audience of the match with this header. */
  Audience of(Header header);
}
