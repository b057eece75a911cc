/**
 * Hike!: draft and place a team of huskies, then race with it day by day. This package has the game
 * itself and all that belongs to neither part of it alone: turns, refusals, resampling, and the
 * audit of the cards. The packages below each know only those further on in this list: {@code
 * preparation}, {@code race}, {@code state}, {@code board}, {@code sled}, {@code deck}.
 */
@NullMarked
package games.chalet.rules.hike;

import org.jspecify.annotations.NullMarked;
