package games.chalet.match.live.writer;

import games.chalet.match.journal.Header;

/** Finds the audience of a match. */
public interface Audiences {

  /** Returns the audience of the match with this header. */
  Audience of(Header header);
}
