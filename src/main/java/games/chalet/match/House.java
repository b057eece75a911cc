package games.chalet.match;

import games.chalet.web.Json;
import games.chalet.web.Postbox;
import io.micrometer.core.instrument.Counter;
import java.time.Clock;
import java.time.Instant;

/**
 * What all matches share.
 *
 * @param games the games that can be played
 * @param started when this server did
 * @param actions counts what was played
 */
record House(
    KnownGames games,
    Json json,
    Ledger ledger,
    Forgetting forgetting,
    Journal journal,
    Postbox postbox,
    Spectating spectating,
    Disclosure disclosure,
    Absences absences,
    AlarmClock alarms,
    News news,
    MatchSettings settings,
    Clock clock,
    Instant started,
    Counter actions) {}
