/**
 * The moments at which the bots of a match act, and the threads on which they think, apart from the
 * threads of the matches. A bot's decision comes back as a message, like anything that is sent.
 */
@NullMarked
package games.chalet.match.bots;

import org.jspecify.annotations.NullMarked;
