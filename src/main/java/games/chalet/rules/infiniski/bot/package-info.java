/** A skier made of what was learned: how many points are to come from where an action leads. */
@NullMarked
package games.chalet.rules.infiniski.bot;

import org.jspecify.annotations.NullMarked;
