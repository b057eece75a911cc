package games.chalet.table.model;

import java.time.Instant;

/**
 * A line of chat at a table.
 *
 * @param number counts the lines of the table from 1
 * @param player the author
 * @param name with which the author is shown
 */
public record ChatLine(long number, Instant saidAt, String player, String name, String text) {}
