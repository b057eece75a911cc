/** The packaged server attacked from one address while an honest match is played in it. */
@NullMarked
package games.chalet.attack;

import org.jspecify.annotations.NullMarked;
