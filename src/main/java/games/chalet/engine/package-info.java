/**
 * The interfaces of a game: rules as pure functions over immutable values, and chance as a function
 * of a seed.
 */
@NullMarked
package games.chalet.engine;

import org.jspecify.annotations.NullMarked;
