/**
 * When the bots of a match act, and where they think: not on the threads of the matches. What a bot
 * has decided comes back as a message, like anything that is sent.
 */
@NullMarked
package games.chalet.match.bots;

import org.jspecify.annotations.NullMarked;
