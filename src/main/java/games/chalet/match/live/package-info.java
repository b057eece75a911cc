/** Running matches: each has a mailbox and a single writer. */
@NullMarked
package games.chalet.match.live;

import org.jspecify.annotations.NullMarked;
