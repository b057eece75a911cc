/**
 * A rule-based pilot: a table of the worth of altitude and speed, and the use of rockets that
 * follows from it.
 */
@NullMarked
package games.chalet.rules.crashlanding.bot;

import org.jspecify.annotations.NullMarked;
