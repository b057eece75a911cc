/** Crash Landing: bringing a falling lander down with the rockets that can be found. */
@NullMarked
package games.chalet.rules.crashlanding;

import org.jspecify.annotations.NullMarked;
