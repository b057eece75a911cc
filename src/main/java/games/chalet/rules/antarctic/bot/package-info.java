/**
 * A player of Antarctic Solitaire made of rules: keeps the order of priorities, looks ahead to the
 * end of its turn, and calls only what it can see.
 */
@NullMarked
package games.chalet.rules.antarctic.bot;

import org.jspecify.annotations.NullMarked;
