/**
 * Antarctic Solitaire: race to empty a payoff pile, in the right order or uncaught. This package
 * has the game itself and its questions to a state: whose turn it is, which actions are legal, and
 * why others are not.
 */
@NullMarked
package games.chalet.rules.antarctic;

import org.jspecify.annotations.NullMarked;
