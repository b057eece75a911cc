/** What lines of a journal would cost if they were kept otherwise; by hand. */
@NullMarked
package games.chalet.benchmark.journal;

import org.jspecify.annotations.NullMarked;
