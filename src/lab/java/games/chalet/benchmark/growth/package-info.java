/**
 * The growth of cost with the years: {@link games.chalet.benchmark.growth.HouseGrowth} fills a
 * server with finished matches and guests, and measures it at each size.
 */
@NullMarked
package games.chalet.benchmark.growth;

import org.jspecify.annotations.NullMarked;
