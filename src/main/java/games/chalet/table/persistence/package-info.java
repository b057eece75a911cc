/** The stored data of tables: their rows, the people at them, and the chat; read through caches. */
@NullMarked
package games.chalet.table.persistence;

import org.jspecify.annotations.NullMarked;
