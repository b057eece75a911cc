/** Tests that compare {@code docs/protocol.md} with the code. */
@NullMarked
package games.chalet.protocol;

import org.jspecify.annotations.NullMarked;
