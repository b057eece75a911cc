/**
 * A match with all that is hidden, and the effects of each action on it: the deal, plays, the end
 * of turns and rounds, calls. Nothing here checks whether an action is legal; the game does that
 * first.
 */
@NullMarked
package games.chalet.rules.antarctic.play;

import org.jspecify.annotations.NullMarked;
