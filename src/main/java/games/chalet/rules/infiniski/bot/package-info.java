/** A skier made of rules: speed is good, hazard is twice as bad. */
@NullMarked
package games.chalet.rules.infiniski.bot;

import org.jspecify.annotations.NullMarked;
