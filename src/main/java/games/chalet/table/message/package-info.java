/** The tables on the wire: their messages in {@code docs/protocol.md}, as records. */
@NullMarked
package games.chalet.table.message;

import org.jspecify.annotations.NullMarked;
