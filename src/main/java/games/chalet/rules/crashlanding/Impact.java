package games.chalet.rules.crashlanding;

/**
 * How a lander would come down if it burned nothing more.
 *
 * @param turns how many turns from now: 1 is at the beginning of the next one
 * @param speed with which it would touch the ground
 */
public record Impact(int turns, int speed, Touchdown touchdown) {}
