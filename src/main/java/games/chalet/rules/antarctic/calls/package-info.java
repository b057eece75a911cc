/**
 * The subjects of a call: the order of priorities, plays that broke it, and the verdict. Values
 * only; the effects of a call are in {@code play}.
 */
@NullMarked
package games.chalet.rules.antarctic.calls;

import org.jspecify.annotations.NullMarked;
