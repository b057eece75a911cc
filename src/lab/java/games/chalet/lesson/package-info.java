/** Finds the deals that the scenes of a lesson need. */
@NullMarked
package games.chalet.lesson;

import org.jspecify.annotations.NullMarked;
