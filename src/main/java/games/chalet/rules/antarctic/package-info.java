/**
 * Antarctic Solitaire: race to empty a payoff pile, in the right order or uncaught. Here is the
 * game itself and what it asks of a state: whose turn it is, what is legal, and why something is
 * not.
 */
@NullMarked
package games.chalet.rules.antarctic;

import org.jspecify.annotations.NullMarked;
