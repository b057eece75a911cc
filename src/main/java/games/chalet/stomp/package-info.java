/**
 * STOMP over WebSocket, for the other rooms: what they may tell and ask of sockets, and the
 * questions that they answer about them. Why not Spring's own: {@code
 * docs/decisions/0005-stomp-of-our-own.md}.
 */
@NullMarked
package games.chalet.stomp;

import org.jspecify.annotations.NullMarked;
