/** A pilot made of rules: what altitude and speed are worth, and what follows for rockets. */
@NullMarked
package games.chalet.rules.crashlanding.bot;

import org.jspecify.annotations.NullMarked;
