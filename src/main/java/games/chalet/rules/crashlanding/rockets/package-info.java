/** The rockets: their values, the places of a pilot's 32, and the burns made. */
@NullMarked
package games.chalet.rules.crashlanding.rockets;

import org.jspecify.annotations.NullMarked;
