package games.chalet.solo;

import games.chalet.match.CardSecrecy;
import java.time.Clock;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Closes the cards of a shared deal to players who are playing them now. Those of a challenge are
 * closed to people who have neither finished nor waived it, and those of a day to everyone until
 * that day has ended.
 */
@Component
class DealSecrecy implements CardSecrecy {

  private static final String CLOSED =
      """
       (d.ends_at > :now
        or d.ends_at is null and not exists (
          select 1 from attempt done
          where done.seed_hash = d.seed_hash and done.counted_by = :player
            and done.status <> 'PLAYING')
        or exists (
          select 1 from attempt running
          where running.seed_hash = d.seed_hash and running.player = :player
            and running.status = 'PLAYING'))
      """;

  private final JdbcClient jdbc;
  private final Clock clock;

  DealSecrecy(JdbcClient jdbc, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
  }

  @Override
  public Set<String> closedTo(@Nullable String playerId, Collection<String> matchIds) {
    if (matchIds.isEmpty()) {
      return Set.of();
    }
    return new HashSet<>(
        jdbc.sql(
                "select a.match_id from attempt a join deal d on d.seed_hash = a.seed_hash"
                    + " where a.match_id in (:matches) and"
                    + CLOSED)
            .param("matches", matchIds)
            .param("now", clock.instant().toEpochMilli())
            .param("player", playerId == null ? "" : playerId)
            .query(String.class)
            .list());
  }

  /** Returns true if the cards of this deal are open to a person. */
  boolean isOpenTo(@Nullable String playerId, Deal deal) {
    return jdbc.sql("select count(*) from deal d where d.code = :code and" + CLOSED)
            .param("code", deal.code())
            .param("now", clock.instant().toEpochMilli())
            .param("player", playerId == null ? "" : playerId)
            .query(Integer.class)
            .single()
        == 0;
  }
}
