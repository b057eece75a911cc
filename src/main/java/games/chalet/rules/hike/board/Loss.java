package games.chalet.rules.hike.board;

import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.deck.Terrain;

/**
 * That an action sends the last husky to rest that shows a kind of snow the sled still needs
 * (ruling R25). Only what cannot be avoided after this action counts.
 *
 * @param action an action that is legal now
 * @param snow of which no husky that does not rest has a printed point afterwards; there are no
 *     custom points for it either then
 * @param fields how many fields of it lie ahead of the sled afterwards
 */
public record Loss(RaceAction action, Terrain snow, int fields) {}
