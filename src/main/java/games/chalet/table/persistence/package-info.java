/** What is kept of tables: their rows, those at them, and what was said; read through caches. */
@NullMarked
package games.chalet.table.persistence;

import org.jspecify.annotations.NullMarked;
