/**
 * The server's own work for the deals of the days, on a thread of its own. It draws their seeds
 * ahead and checks whether they can be won, and makes bots play them, which gives the par. It knows
 * cards by their seed; players and their rights are known in the package above.
 */
@NullMarked
package games.chalet.solo.daily;

import org.jspecify.annotations.NullMarked;
