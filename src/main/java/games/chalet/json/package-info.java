/** JSON on the wire, in the journal and in records; reading is strict. */
@NullMarked
package games.chalet.json;

import org.jspecify.annotations.NullMarked;
