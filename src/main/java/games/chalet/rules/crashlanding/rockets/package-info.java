/** The rockets: what is printed on them, where the 32 of a pilot are, and what was fired. */
@NullMarked
package games.chalet.rules.crashlanding.rockets;

import org.jspecify.annotations.NullMarked;
