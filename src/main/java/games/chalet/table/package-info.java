/**
 * The tables at which people meet before and after a match: the lobby, seats, invitations, chat,
 * rematch.
 */
@NullMarked
package games.chalet.table;

import org.jspecify.annotations.NullMarked;
