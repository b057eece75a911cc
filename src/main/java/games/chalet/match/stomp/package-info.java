/** Matches as browsers see them: what they send, what they subscribe to, what they are sent. */
@NullMarked
package games.chalet.match.stomp;

import org.jspecify.annotations.NullMarked;
