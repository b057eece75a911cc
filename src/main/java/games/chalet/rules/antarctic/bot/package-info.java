/**
 * A rule-based player of Antarctic Solitaire: keeps the order of priorities, looks ahead to the end
 * of its turn, and calls only violations that it can see.
 */
@NullMarked
package games.chalet.rules.antarctic.bot;

import org.jspecify.annotations.NullMarked;
