/**
 * A match with all that is hidden: its state, a racer in the middle of a day, and the state while
 * an action is being applied to it. What is done to it is in {@code preparation} and {@code race}.
 */
@NullMarked
package games.chalet.rules.hike.state;

import org.jspecify.annotations.NullMarked;
