package games.chalet.table.model;

import java.time.Instant;

/**
 * Something that was said at a table.
 *
 * @param number counts the lines of the table from 1
 * @param player who said it
 */
public record ChatLine(long number, Instant saidAt, String player, String text) {}
