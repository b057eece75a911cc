/**
 * The protocol of matches for browsers: their sends, their subscriptions and the messages they
 * receive.
 */
@NullMarked
package games.chalet.match.stomp;

import org.jspecify.annotations.NullMarked;
