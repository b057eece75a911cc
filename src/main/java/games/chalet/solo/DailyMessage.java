package games.chalet.solo;

import java.util.Optional;

/**
 * A game's deal of today, as {@code docs/protocol.md} has it.
 *
 * @param streak on how many days in a row, up to today or yesterday, the reader has a result
 * @param yesterday who won yesterday; empty if nobody played
 * @param yesterdayDeal empty if nobody asked for yesterday's deal
 */
record DailyMessage(
    DealMessage deal,
    int streak,
    Optional<AttemptMessage> yesterday,
    Optional<String> yesterdayDeal) {}
