/** Columns of deals and attempts that hold something other than SQL's own types. */
@NullMarked
package games.chalet.solo.column;

import org.jspecify.annotations.NullMarked;
