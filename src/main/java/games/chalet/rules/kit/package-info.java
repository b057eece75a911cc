/**
 * What the rules of several games have in common; {@code docs/add-a-game.md} shows how a game is
 * made with it. Knows the engine only, and no single game.
 */
@NullMarked
package games.chalet.rules.kit;

import org.jspecify.annotations.NullMarked;
