/**
 * A table, the people at it and their permissions: the table and its rules, without services,
 * topics or JSON.
 */
@NullMarked
package games.chalet.table.model;

import org.jspecify.annotations.NullMarked;
