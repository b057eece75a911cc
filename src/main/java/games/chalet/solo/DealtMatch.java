package games.chalet.solo;

import java.util.Optional;

/**
 * The cards of a match of the reader's own: the <i>dealt</i> of {@code docs/protocol.md}.
 *
 * @param again true if its player had seen the cards before, so that it counts for nothing
 * @param deal the deal to which its cards belong; empty while they are not shared
 */
record DealtMatch(boolean again, Optional<DealMessage> deal) {}
