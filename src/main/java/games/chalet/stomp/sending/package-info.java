/**
 * The messages that wait to be sent to browsers, and the memory that they may take: {@code
 * docs/decisions/sending.md}.
 */
@NullMarked
package games.chalet.stomp.sending;

import org.jspecify.annotations.NullMarked;
