package games.chalet.benchmark;

import java.time.Duration;

/**
 * The habits of players apart from playing.
 *
 * @param thinking how long each of them thinks before it acts, on average
 * @param hints before so many of a hundred acts it asks what a bot would do, and waits for that
 * @param reviews whether each match that is over is to be reviewed
 */
record Habits(Duration thinking, int hints, boolean reviews) {}
