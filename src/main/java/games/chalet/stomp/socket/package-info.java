/**
 * The sockets themselves: handshakes, sessions, incoming frames, subscriptions and outgoing frames.
 * Other modules use only the packages above it.
 */
@NullMarked
package games.chalet.stomp.socket;

import org.jspecify.annotations.NullMarked;
