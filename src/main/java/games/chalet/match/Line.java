package games.chalet.match;

import java.time.Instant;

/**
 * One line of a journal.
 *
 * @param number counted from 1
 * @param at never before the line above it
 */
record Line(int number, Instant at, Entry entry) {}
