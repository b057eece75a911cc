/**
 * Code that the rules of several games share; {@code docs/add-a-game.md} shows how to make a game
 * with it. Knows the engine only, and no single game.
 */
@NullMarked
package games.chalet.rules.kit;

import org.jspecify.annotations.NullMarked;
