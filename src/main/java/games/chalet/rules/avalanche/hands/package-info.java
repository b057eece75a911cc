/**
 * What only its owner sees: the hands, what they drew and played, and how those that a viewer
 * cannot see are dealt anew. The cards are here too, for all of it is made of them.
 */
@NullMarked
package games.chalet.rules.avalanche.hands;

import org.jspecify.annotations.NullMarked;
