/**
 * Matches for one: solitaires with one click, shared cards for several people (challenges, deals of
 * the day), and the best results.
 */
@NullMarked
package games.chalet.solo;

import org.jspecify.annotations.NullMarked;
