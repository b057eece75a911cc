/**
 * STOMP over WebSocket: sockets, sessions, subscriptions, and the questions that other rooms answer
 * about them. Why not Spring's own: {@code docs/decisions/0005-stomp-of-our-own.md}.
 */
@NullMarked
package games.chalet.stomp;

import org.jspecify.annotations.NullMarked;
