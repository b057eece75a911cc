package games.chalet.archive;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.archive.ArchivedMatchRepository.CountedMatch;
import games.chalet.archive.ArchivedMatchRepository.NamedPlayer;
import games.chalet.testing.FilledDatabase;
import games.chalet.testing.Repositories;
import games.chalet.testing.ScannedRows;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.data.domain.Limit;

/** Lists read what they show, however much there is. */
class ArchivedMatchRepositoryTest {

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
          insert into archived_seat (match_id, seat, player, name, ended_at)
            select 'm' || m.x, s.x, 'p' || mod(m.x * 7 + s.x, 50), 'Somebody',
                   dateadd(minute, m.x / 3, timestamp '2026-01-01 00:00:00')
            from system_range(1, 3000) m, system_range(0, 1) s
          """);

  private static Repositories repositories;
  private static ArchivedMatchRepository matches;

  @BeforeAll
  static void open() {
    repositories = Repositories.over(DATABASE);
    matches = repositories.get(ArchivedMatchRepository.class);
  }

  @AfterAll
  static void close() {
    repositories.close();
  }

  private static ArchiveCursor after(ArchivedMatch match) {
    return new ArchiveCursor(match.endedAt(), match.getId());
  }

  private static List<ArchivedMatch> publicAfter(ArchiveCursor cursor, int most) {
    return matches.publicAfter(cursor.endedAt(), cursor.id(), Limit.of(most));
  }

  private static List<ArchivedMatch> ofPlayerAfter(ArchiveCursor cursor, int most) {
    return matches.ofPlayerAfter("p5", cursor.endedAt(), cursor.id(), Limit.of(most));
  }

  @Test
  void pagesOfPublicMatchesFollowEachOtherToTheEnd() {
    List<String> all = new ArrayList<>();
    ArchiveCursor cursor = ArchiveCursor.START;
    List<ArchivedMatch> page = publicAfter(cursor, PAGE);
    while (!page.isEmpty()) {
      page.forEach(match -> all.add(match.getId()));
      page = publicAfter(after(page.getLast()), PAGE);
    }
    assertThat(all).hasSize(MATCHES / 2).doesNotHaveDuplicates();
    assertThat(all.getFirst()).isEqualTo("m3000");
  }

  @Test
  void aPageOfPublicMatchesReadsThatPage() {
    ArchiveCursor middle = after(publicAfter(ArchiveCursor.START, MATCHES / 4).getLast());
    assertThat(DATABASE.during(() -> publicAfter(middle, PAGE)))
        .isBetween((long) PAGE, 2L * PAGE * (1 + SEATS));
  }

  @Test
  void pagesOfAPlayersMatchesFollowEachOtherToTheEnd() {
    List<ArchivedMatch> all = ofPlayerAfter(ArchiveCursor.START, MATCHES);
    assertThat(all).hasSizeGreaterThan(4 * PAGE);
    List<String> paged = new ArrayList<>();
    List<ArchivedMatch> page = ofPlayerAfter(ArchiveCursor.START, PAGE);
    while (!page.isEmpty()) {
      page.forEach(match -> paged.add(match.getId()));
      page = ofPlayerAfter(after(page.getLast()), PAGE);
    }
    assertThat(paged).containsExactlyElementsOf(all.stream().map(ArchivedMatch::getId).toList());
  }

  @Test
  void aPageOfAPlayersMatchesReadsThatPage() {
    ArchiveCursor middle = after(ofPlayerAfter(ArchiveCursor.START, 2 * PAGE).getLast());
    assertThat(DATABASE.during(() -> ofPlayerAfter(middle, PAGE)))
        .isBetween((long) PAGE, 2L * PAGE * (2 + SEATS));
  }

  @Test
  void countingAPlayersMatchesReadsThoseAndNoOthers() {
    List<CountedMatch> all = playedAfter(Instant.EPOCH, "", MATCHES);
    CountedMatch middle = all.get(all.size() / 2);
    List<CountedMatch> batch = playedAfter(middle.endedAt(), middle.id(), PAGE);
    assertThat(batch).isEqualTo(all.subList(all.size() / 2 + 1, all.size() / 2 + 1 + PAGE));
    assertThat(DATABASE.during(() -> playedAfter(middle.endedAt(), middle.id(), PAGE)))
        .isBetween((long) PAGE, 4L * PAGE);
    Instant from = batch.getFirst().endedAt();
    Instant until = batch.getLast().endedAt();
    assertThat(matches.seatsPlayed("p5", from, until)).hasSize(SEATS * PAGE);
    assertThat(DATABASE.during(() -> matches.seatsPlayed("p5", from, until)))
        .isBetween((long) SEATS * PAGE, 3L * SEATS * PAGE);
    int later = all.size() - all.size() / 2 - 1;
    assertThat(matches.countAfter("p5", middle.endedAt(), middle.id())).isEqualTo(later);
    assertThat(DATABASE.during(() -> matches.countAfter("p5", middle.endedAt(), middle.id())))
        .isLessThanOrEqualTo(later + 3);
    assertThat(matches.newestBut(later, "p5")).contains(middle.cursor());
    assertThat(DATABASE.during(() -> matches.newestBut(later, "p5")))
        .isLessThanOrEqualTo(later + 2);
    assertThat(matches.newestBut(all.size(), "p5")).isEmpty();
  }

  private static List<CountedMatch> playedAfter(Instant end, String id, int most) {
    return matches.playedAfter("p5", end, id, Limit.of(most));
  }

  @Test
  void namesOfAFewMatchesReadThoseSeats() {
    assertThat(matches.names(List.of("m7", "m8"), List.of("p49")))
        .containsExactly(new NamedPlayer("m7", "p49", "Somebody"));
    assertThat(DATABASE.during(() -> matches.names(List.of("m7", "m8"), List.of("p49"))))
        .isLessThanOrEqualTo(2L * 2 * SEATS + 2);
  }

  @Test
  void theNewestIsFoundAtOnce() {
    // H2 counts no row where it looks up the greatest value of an index.
    assertThat(DATABASE.during(() -> assertThat(matches.newestEnd()).isPresent()))
        .isLessThanOrEqualTo(1);
  }
}
