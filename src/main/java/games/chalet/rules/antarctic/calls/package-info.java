/**
 * What a call is about: the order of priorities, what was done against it, and how the table judged
 * it. Values only; what a call does is in {@code play}.
 */
@NullMarked
package games.chalet.rules.antarctic.calls;

import org.jspecify.annotations.NullMarked;
