package games.chalet.match;

import games.chalet.engine.Game;
import games.chalet.web.Json;
import games.chalet.web.Postbox;
import io.micrometer.core.instrument.Counter;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/**
 * What all matches share.
 *
 * @param games the game with an id
 * @param started when this server did
 * @param actions counts what was played
 */
record House(
    Function<String, Optional<Game<?, ?, ?, ?, ?>>> games,
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
