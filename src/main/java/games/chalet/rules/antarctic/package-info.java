/** Antarctic Solitaire: race to empty a payoff pile, in the right order or uncaught. */
@NullMarked
package games.chalet.rules.antarctic;

import org.jspecify.annotations.NullMarked;
