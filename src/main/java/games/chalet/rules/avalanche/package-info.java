/** Avalanche: link ski runs, bank them before the mountain comes down. */
@NullMarked
package games.chalet.rules.avalanche;

import org.jspecify.annotations.NullMarked;
