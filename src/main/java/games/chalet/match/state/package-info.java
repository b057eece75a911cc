/**
 * The positions that follow from the journal, and the entries that may be added to them. Pure: no
 * clock, no thread.
 */
@NullMarked
package games.chalet.match.state;

import org.jspecify.annotations.NullMarked;
