package games.chalet.solo;

import java.util.Optional;

/**
 * Which cards a match of the reader's own plays: the <i>dealt</i> of {@code docs/protocol.md}.
 *
 * @param again whether its player had seen the cards before, so that it counts for nothing
 * @param deal the deal to which its cards belong; empty while nobody has shared them
 */
record DealtMatch(boolean again, Optional<DealMessage> deal) {}
