/**
 * What the house does by itself for the deals of the days, on a thread of its own: it draws their
 * seeds ahead and looks whether they can be won, and has bots play them, which makes the par. Knows
 * cards by their seed; who plays them, and who may see them, is known above.
 */
@NullMarked
package games.chalet.solo.daily;

import org.jspecify.annotations.NullMarked;
