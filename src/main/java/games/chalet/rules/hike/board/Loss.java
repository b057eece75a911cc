package games.chalet.rules.hike.board;

import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.deck.Terrain;

/**
 * The loss of a kind of snow: an action sends the last husky to rest that shows a kind which the
 * sled still needs (ruling R25). Only a loss that cannot be avoided after this action counts.
 *
 * @param action an action that is legal now
 * @param snow the kind of snow for which every husky that does not rest lacks a printed point
 *     afterwards; there are no custom points for it either then
 * @param fields the number of fields of it that lie ahead of the sled afterwards
 */
public record Loss(RaceAction action, Terrain snow, int fields) {}
