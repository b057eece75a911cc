package games.chalet.rules.crashlanding;

/**
 * The touchdown of a lander if it burned nothing more.
 *
 * @param turns the number of turns from now: 1 is at the beginning of the next one
 * @param speed the speed at which it would touch the ground
 */
public record Impact(int turns, int speed, Touchdown touchdown) {}
