/**
 * How a table is changed and who is told: one change after another, on disk before anybody hears of
 * it.
 */
@NullMarked
package games.chalet.table.change;

import org.jspecify.annotations.NullMarked;
