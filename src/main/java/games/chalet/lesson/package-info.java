/** A first lesson for each game: recorded scenes, played through by one learner in the browser. */
@NullMarked
package games.chalet.lesson;

import org.jspecify.annotations.NullMarked;
