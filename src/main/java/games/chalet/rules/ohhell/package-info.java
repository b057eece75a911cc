/** Oh Hell: each player says beforehand how many tricks they will take. */
@NullMarked
package games.chalet.rules.ohhell;

import org.jspecify.annotations.NullMarked;
