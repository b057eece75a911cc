/** A pilot made of rules: a table of the worth of altitude and speed, and its use of rockets. */
@NullMarked
package games.chalet.rules.crashlanding.bot;

import org.jspecify.annotations.NullMarked;
