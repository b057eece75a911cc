/**
 * A rule-based player of Hike!: fills the sled with huskies that run far on this track. Declares as
 * soon as it is full, and runs as far as it can on every day of the race.
 */
@NullMarked
package games.chalet.rules.hike.bot;

import org.jspecify.annotations.NullMarked;
