package games.chalet.solo;

import games.chalet.engine.Seed;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The same cards for several people, each of whom plays them alone.
 *
 * @param code its unguessable name, which makes the link
 * @param rulesVersion the version of the game's rules for which it was made
 * @param day the day in UTC whose deal it is; null for a challenge
 * @param challenger the player whose match became a challenge; null for the deal of a day
 */
record Deal(
    String code,
    Kind kind,
    String game,
    int rulesVersion,
    JsonNode options,
    Seed seed,
    @Nullable LocalDate day,
    @Nullable String challenger) {

  /** Why several people play it. */
  enum Kind {
    /** Somebody who has played these cards sent the link. */
    CHALLENGE,
    /** It is the deal of a day. */
    DAILY
  }

  /** When the day of a daily deal is over; empty for a challenge. */
  Optional<Instant> endsAt() {
    return Optional.ofNullable(day)
        .map(date -> date.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant());
  }

  /** Whether what ends then still counts. */
  boolean countsAt(Instant moment) {
    return endsAt().filter(end -> !moment.isBefore(end)).isEmpty();
  }
}
