/** Infiniski: skiing down an endless mountain, ahead of the avalanche. */
@NullMarked
package games.chalet.rules.infiniski;

import org.jspecify.annotations.NullMarked;
