/**
 * STOMP over WebSocket for the other modules: the sending of messages, the state of sockets, and
 * the interfaces that other modules implement. For the reasons against Spring's own, see {@code
 * docs/decisions/sockets.md}.
 */
@NullMarked
package games.chalet.stomp;

import org.jspecify.annotations.NullMarked;
