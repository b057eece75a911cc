/** A skier who has learned how many points are to come from where an action leads. */
@NullMarked
package games.chalet.rules.infiniski.bot;

import org.jspecify.annotations.NullMarked;
