package games.chalet.archive;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.json.Json;
import games.chalet.match.MatchSummary;
import games.chalet.testing.FilledDatabase;
import games.chalet.testing.ScannedRows;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Lists read what they show, however much there is. */
class ArchivedMatchesTest {

  private static final int MATCHES = 3000;
  private static final int PAGE = 20;
  private static final int SEATS = 2;

  private static final ScannedRows DATABASE =
      FilledDatabase.of(
          """
          insert into archived_match
              (id, table_id, game, rules_version, options, seed, seed_hash, started_at, ended_at,
               end_reason, is_public)
            select 'm' || x, 't', 'avalanche', 1, '{}', '', '', timestamp '2026-01-01 00:00:00',
                   dateadd(minute, x / 3, timestamp '2026-01-01 00:00:00'), 'over', mod(x, 2) = 0
            from system_range(1, 3000)
          """,
          """
          insert into archived_seat (match_id, seat, player, name)
            select 'm' || m.x, s.x, 'p' || mod(m.x * 7 + s.x, 150), 'Somebody'
            from system_range(1, 3000) m, system_range(0, 1) s
          """);

  private static ArchivedMatches matches;

  @BeforeAll
  static void open() {
    matches =
        new ArchivedMatches(
            JdbcClient.create(DATABASE),
            new JdbcTemplate(DATABASE),
            new TransactionTemplate(new JdbcTransactionManager(DATABASE)),
            Json.create());
  }

  private static ArchiveCursor after(MatchSummary match) {
    return new ArchiveCursor(Objects.requireNonNull(match.endedAt()), match.id());
  }

  @Test
  void pagesOfPublicMatchesFollowEachOtherToTheEnd() {
    List<String> all = new ArrayList<>();
    ArchiveCursor cursor = ArchiveCursor.START;
    List<MatchSummary> page = matches.publicAfter(cursor, PAGE);
    while (!page.isEmpty()) {
      page.forEach(match -> all.add(match.id()));
      page = matches.publicAfter(after(page.getLast()), PAGE);
    }
    assertThat(all).hasSize(MATCHES / 2).doesNotHaveDuplicates();
    assertThat(all.getFirst()).isEqualTo("m3000");
  }

  @Test
  void aPageOfPublicMatchesReadsThatPage() {
    ArchiveCursor middle = after(matches.publicAfter(ArchiveCursor.START, MATCHES / 4).getLast());
    assertThat(DATABASE.during(() -> matches.publicAfter(middle, PAGE)))
        .isBetween((long) PAGE, 2L * PAGE * (1 + SEATS));
  }

  @Test
  void aPlayersMatchesReadTheirsOnly() {
    int own = matches.ofPlayerAfter("p5", ArchiveCursor.START, MATCHES).size();
    assertThat(own).isBetween(10, 100);
    assertThat(DATABASE.during(() -> matches.ofPlayerAfter("p5", ArchiveCursor.START, PAGE)))
        .isBetween((long) own, 5L * own);
  }

  @Test
  void theNewestIsFoundAtOnce() {
    assertThat(DATABASE.during(() -> assertThat(matches.newest()).isPresent())).isBetween(1L, 2L);
  }
}
