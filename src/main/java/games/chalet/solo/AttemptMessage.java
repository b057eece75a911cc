package games.chalet.solo;

import games.chalet.engine.Outcome;
import games.chalet.player.Player;
import java.time.Instant;
import java.util.Optional;

/**
 * The <i>attempt</i> of {@code docs/protocol.md}.
 *
 * @param outcome empty until it is over, and if it was not played out
 * @param place among the results that count; empty if it is not one of them
 * @param table of the reader's own while they are played
 * @param match empty where its replay is closed to the reader
 */
record AttemptMessage(
    Player player,
    Attempt.Status status,
    Optional<Outcome> outcome,
    Optional<Integer> place,
    Instant startedAt,
    Optional<Instant> endedAt,
    Optional<String> table,
    Optional<String> match) {}
