/**
 * The changes of tables and their publication: one change after another, on disk before anyone is
 * told.
 */
@NullMarked
package games.chalet.table.change;

import org.jspecify.annotations.NullMarked;
