/** The tables on the wire: what {@code docs/protocol.md} says of them, as records. */
@NullMarked
package games.chalet.table.message;

import org.jspecify.annotations.NullMarked;
