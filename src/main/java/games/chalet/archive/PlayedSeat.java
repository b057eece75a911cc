package games.chalet.archive;

import games.chalet.bots.Level;
import org.jspecify.annotations.Nullable;

/**
 * A seat of a finished match, as far as {@link Results} need it.
 *
 * @param bot the level of the bot in the seat; null for a person
 * @param points null, as are place and returns, if the match was not played out
 */
record PlayedSeat(
    String match,
    String player,
    @Nullable Level bot,
    @Nullable Integer points,
    @Nullable Integer place,
    @Nullable Double returns) {}
