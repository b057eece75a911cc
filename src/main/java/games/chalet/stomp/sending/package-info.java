/**
 * The messages that wait to be sent to browsers, and the memory that they may take: {@code
 * docs/decisions/0014-what-waits-to-be-sent.md}.
 */
@NullMarked
package games.chalet.stomp.sending;

import org.jspecify.annotations.NullMarked;
