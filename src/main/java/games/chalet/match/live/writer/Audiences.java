package games.chalet.match.live.writer;

import games.chalet.match.journal.Header;

/** Finds the audience of a match. */
public interface Audiences {

  Audience of(Header header);
}
