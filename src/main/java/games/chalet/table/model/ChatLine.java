package games.chalet.table.model;

import java.time.Instant;

/**
 * A line of chat at a table.
 *
 * @param number counts the lines of the table from 1
 * @param player the author
 */
public record ChatLine(long number, Instant saidAt, String player, String text) {}
