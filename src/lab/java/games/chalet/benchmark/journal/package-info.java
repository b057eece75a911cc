/** Measures other ways to store the lines of a journal; by hand. */
@NullMarked
package games.chalet.benchmark.journal;

import org.jspecify.annotations.NullMarked;
