/** What {@code docs/protocol.md} says, held against the code. */
@NullMarked
package games.chalet.protocol;

import org.jspecify.annotations.NullMarked;
