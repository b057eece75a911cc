/**
 * The match with all that is hidden: its state, a racer in the middle of a day, and the state while
 * an action is being applied. Packages {@code preparation} and {@code race} apply the actions.
 */
@NullMarked
package games.chalet.rules.hike.state;

import org.jspecify.annotations.NullMarked;
