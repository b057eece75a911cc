/**
 * What follows from the journal: positions, and what may be added to them. Pure: no clock, no
 * thread.
 */
@NullMarked
package games.chalet.match.state;

import org.jspecify.annotations.NullMarked;
