/** The types on the wire, told to the front end. */
@NullMarked
package games.chalet.wire;

import org.jspecify.annotations.NullMarked;
