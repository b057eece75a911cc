/**
 * A table, those at it and what they may do: the table and its rules, without services, topics or
 * JSON.
 */
@NullMarked
package games.chalet.table.model;

import org.jspecify.annotations.NullMarked;
