package games.chalet.solo;

import java.util.Optional;

/**
 * A game's deal of today, as {@code docs/protocol.md} has it.
 *
 * @param streak the number of days in a row, up to today or yesterday, on which the reader has a
 *     result
 * @param yesterday the winner of yesterday; empty if nobody played
 * @param yesterdayDeal empty if nobody requested yesterday's deal
 */
record DailyMessage(
    DealMessage deal,
    int streak,
    Optional<AttemptMessage> yesterday,
    Optional<String> yesterdayDeal) {}
