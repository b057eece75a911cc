/**
 * Hike!: draft and place a team of huskies, then race with it day by day. Here is the game itself
 * and what belongs to neither part of it alone: whose turn it is, refusals, what a viewer cannot
 * see, and whether all cards are there. Below lie, each knowing only what stands further on in this
 * list: {@code preparation}, {@code race}, {@code state}, {@code board}, {@code sled}, {@code
 * deck}.
 */
@NullMarked
package games.chalet.rules.hike;

import org.jspecify.annotations.NullMarked;
