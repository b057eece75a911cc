/**
 * The sockets themselves: handshakes, sessions, frames that come in, subscriptions and what goes
 * out to them. Other rooms know only what lies above.
 */
@NullMarked
package games.chalet.stomp.socket;

import org.jspecify.annotations.NullMarked;
