package games.chalet.archive;

import static games.chalet.archive.FinishedMatches.concluded;
import static games.chalet.archive.FinishedMatches.over;
import static games.chalet.archive.FinishedMatches.running;
import static java.lang.Thread.State.TIMED_WAITING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.match.MatchEvent.MatchEnded;
import games.chalet.match.MatchSummary;
import games.chalet.match.RecordedMatch;
import games.chalet.player.Player;
import games.chalet.player.PlayerForgotten;
import games.chalet.testing.OpenTransaction;
import games.chalet.web.RefusedException;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.transaction.support.TransactionTemplate;

/** The room of the archive over its real tables, with a room of matches that a test fills. */
@InArchive
class ArchiveTest {

  private static final Instant NOON = Instant.parse("2026-11-20T12:00:00.123Z");
  private static final Optional<Player> ADA = Optional.of(new Player("pA", "Ada"));
  private static final Optional<Player> STRANGER = Optional.empty();

  private static final HttpServletRequest REQUEST = new MockHttpServletRequest();

  @Autowired FinishedMatches matches;
  @Autowired ArchiveListener listener;
  @Autowired ArchiveRows endRows;
  @Autowired TransactionTemplate transaction;
  @Autowired SessionFactory sessions;
  @Autowired InArchive.Guests guests;
  @Autowired ArchiveController controller;
  @Autowired JdbcTemplate jdbc;

  @BeforeEach
  void empty() {
    jdbc.update("DELETE FROM archived_seat");
    jdbc.update("DELETE FROM archived_match");
    matches.summaries.clear();
    matches.replaysMade = 0;
    matches.news = () -> {};
    guests.forgotten.clear();
    listener.forgotten(new PlayerForgotten("nobody"));
  }

  @Test
  void aMatchIsKeptAsItWas() {
    MatchSummary played = over("m1", NOON, true, "pA", "pB");
    MatchSummary cutShort = concluded("m2", NOON, "pA", "pB");
    archive(played, cutShort);
    matches.summaries.clear();
    assertThat(controller.match("m1", STRANGER)).isEqualTo(played);
    assertThat(controller.match("m2", STRANGER)).isEqualTo(cutShort);
  }

  @Test
  void hearingTwiceOfAnEndChangesNothing() {
    MatchSummary played = over("m1", NOON, true, "pA", "pB");
    archive(played, played);
    listener.reconcile();
    assertThat(list("public")).containsExactly("m1");
  }

  @Test
  void rowsWrittenWithTheEndAreComplete() {
    MatchSummary played = over("m1", NOON, true, "pA", "pB");
    writeWithTheEnd(played);
    assertThat(controller.match("m1", STRANGER)).isEqualTo(played);
    archive(played);
    listener.reconcile();
    assertThat(list("public")).containsExactly("m1");
  }

  @Test
  void existingRowsDoNotFailAnEnd() {
    MatchSummary played = over("m1", NOON, true, "pA", "pB");
    archive(played);
    writeWithTheEnd(played, over("m2", NOON, true, "pA", "pB"));
    assertThat(list("public")).containsExactlyInAnyOrder("m1", "m2");
    assertThat(controller.match("m1", STRANGER)).isEqualTo(played);
  }

  @Test
  void aPlayerForgottenWhileTheEndIsWrittenIsNotNamed() {
    MatchSummary played = over("m1", NOON, true, "pA", "pB");
    guests.forgotten.add("pA");
    writeWithTheEnd(played);
    archive(played);
    assertThat(controller.match("m1", STRANGER).seats())
        .extracting(MatchSummary.Seated::name)
        .containsExactly("a guest", "Bob");
  }

  private void writeWithTheEnd(MatchSummary... ended) {
    transaction.executeWithoutResult(
        status ->
            OpenTransaction.write(
                jdbc,
                sessions::openStatelessSession,
                journal -> List.of(ended).forEach(match -> endRows.write(match, journal))));
  }

  @Test
  void aListHoldsTheMatchThatHasJustEnded() {
    matches.news = () -> archive(over("justEnded", NOON, true, "pA", "pB"));
    assertThat(list("public")).containsExactly("justEnded");
  }

  @Test
  void anEndThatWasMissedIsMadeGoodAtStart() {
    archive(over("heard", NOON, true, "pA", "pB"));
    matches.summaries.add(over("missedBefore", NOON.minusSeconds(1), true, "pA", "pB"));
    matches.summaries.add(over("missedAfter", NOON.plusSeconds(1), true, "pA", "pB"));
    matches.summaries.add(running("running"));
    listener.reconcile();
    assertThat(list("public")).containsExactly("missedAfter", "heard", "missedBefore");
  }

  @Test
  void moreThanABatchOfMissedEndsIsMadeGoodEvenIfTheyEndedInTheSameMoment() {
    for (int i = 0; i < 450; i++) {
      matches.summaries.add(over("m" + i, NOON, true, "pA", "pB"));
    }
    matches.summaries.add(over("later", NOON.plusSeconds(1), true, "pA", "pB"));
    listener.reconcile();
    assertThat(jdbc.queryForObject("SELECT COUNT(*) FROM archived_match", Integer.class))
        .isEqualTo(451);
  }

  @Test
  void theListHasNoGapAndNothingTwiceWhileNewerMatchesCome() {
    for (int i = 0; i < 70; i++) {
      // Several in one moment, so that the id decides.
      archive(over("m%03d".formatted(i), NOON.plusSeconds(i / 7), true, "pA", "pB"));
    }
    List<String> read = new ArrayList<>();
    Optional<String> next = Optional.empty();
    int pages = 0;
    do {
      Archive.Page page = controller.list("public", next, STRANGER);
      page.matches().forEach(match -> read.add(match.id()));
      next = page.next();
      pages++;
      archive(over("newer" + pages, NOON.plusSeconds(1000 + pages), true, "pA", "pB"));
    } while (next.isPresent());
    assertThat(pages).isEqualTo(3);
    assertThat(read).hasSize(70).doesNotHaveDuplicates().startsWith("m069").endsWith("m000");
  }

  @Test
  void aListShowsMineOrThoseAtPublicTablesAndNothingElse() {
    archive(over("public", NOON, true, "pC", "pB"));
    archive(over("mine", NOON.minusSeconds(1), false, "pA", "pB"));
    archive(over("othersPrivate", NOON, false, "pC", "pB"));
    assertThat(list("public")).containsExactly("public");
    assertThat(list("mine")).containsExactly("mine");
    assertRefused("guest-needed", () -> controller.list("mine", Optional.empty(), STRANGER));
    assertRefused("malformed", () -> controller.list("yours", Optional.empty(), ADA));
    assertRefused("malformed", () -> controller.list("mine", Optional.of("1 or 1"), ADA));
    assertRefused(
        "malformed", () -> controller.list("mine", Optional.of("9".repeat(30) + "-m"), ADA));
  }

  @Test
  void theLinkOfAFinishedMatchShowsItWhole() {
    archive(over("private", NOON, false, "pA", "pB"));
    assertThat(controller.match("private", STRANGER).seed()).isEqualTo("a".repeat(64));
    assertThat(controller.record("private", STRANGER).plies()).hasSize(1);
    assertThat(replay("private", "seat.1")).contains(new Viewer.Seated(new Seat(1)).toString());
    assertThat(replay("private", "spectators")).contains(new Viewer.Spectator().toString());
  }

  @Test
  void aViewerThatIsNotThereIsRefused() {
    archive(over("m1", NOON, false, "pA", "pB"));
    for (String viewer :
        List.of("seat.2", "seat.-1", "seat.x", "seat.1 ", "seat.99999999999", "")) {
      assertRefused("malformed", () -> controller.replay("m1", viewer, ADA, REQUEST));
    }
  }

  @Test
  void ofARunningMatchNobodyGetsTheRecordOrAReplay() {
    matches.summaries.add(running("running"));
    assertThat(controller.match("running", ADA).seed()).isNull();
    assertRefused("match-running", () -> controller.record("running", ADA));
    assertRefused("match-running", () -> controller.replay("running", "seat.0", ADA, REQUEST));
    assertRefused("unknown-match", () -> controller.match("running", STRANGER));
    assertRefused("unknown-match", () -> controller.record("running", STRANGER));
    assertRefused("unknown-match", () -> controller.replay("running", "seat.0", STRANGER, REQUEST));
    assertThat(matches.replaysMade).isZero();
  }

  @Test
  void onlyThePlayersOfARunningMatchGetARecap() {
    matches.summaries.add(running("running"));
    archive(over("m1", NOON, true, "pA", "pB"));
    assertThat(
            new String(
                controller.recap(ADA.orElseThrow(), "running", REQUEST), StandardCharsets.UTF_8))
        .isEqualTo("{\"moments\":[]}");
    Player eve = new Player("pE", "Eve");
    assertRefused("unknown-match", () -> controller.recap(eve, "running", REQUEST));
    assertRefused("unknown-match", () -> controller.recap(ADA.orElseThrow(), "m1", REQUEST));
    assertRefused("unknown-match", () -> controller.recap(ADA.orElseThrow(), "m0", REQUEST));
  }

  @Test
  void anUnknownMatchIsUnknown() {
    assertRefused("unknown-match", () -> controller.match("m0", ADA));
    assertRefused("unknown-match", () -> controller.record("m0", ADA));
    assertRefused("unknown-match", () -> controller.replay("m0", "spectators", ADA, REQUEST));
  }

  @Test
  void fewWaitForReplaysSoThatThreadsAreLeftForThoseWhoPlay() throws Exception {
    archive(over("m1", NOON, true, "pA", "pB"));
    CountDownLatch made = new CountDownLatch(1);
    matches.meanwhile =
        () -> {
          try {
            made.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        };
    List<Thread> readers = new ArrayList<>();
    try {
      for (int i = 0; i < 8; i++) {
        readers.add(Thread.startVirtualThread(() -> replay("m1", "seat.0")));
      }
      await()
          .until(
              () -> readers.stream().filter(one -> one.getState() == TIMED_WAITING).count() == 8);
      assertTimeout(
          Duration.ofSeconds(3),
          () ->
              assertRefused(
                  "too-fast", () -> controller.replay("m1", "seat.1", STRANGER, REQUEST)));
    } finally {
      made.countDown();
      for (Thread reader : readers) {
        reader.join();
      }
      matches.meanwhile = () -> {};
    }
  }

  @Test
  void aReplayIsMadeOnceForEachViewer() {
    archive(over("m1", NOON, false, "pA", "pB"));
    replay("m1", "seat.0");
    replay("m1", "seat.0");
    replay("m1", "seat.1");
    replay("m1", "seat.0");
    assertThat(matches.replaysMade).isEqualTo(2);
  }

  @Test
  void aForgottenPlayerIsNamedNowhere() {
    archive(over("m1", NOON, true, "pA", "pB"));
    replay("m1", "seat.0");
    listener.forgotten(new PlayerForgotten("pA"));
    assertThat(controller.match("m1", STRANGER).seats())
        .extracting(MatchSummary.Seated::name)
        .containsExactly("a guest", "Bob");
    assertThat(controller.record("m1", STRANGER).setup().seats())
        .extracting(RecordedMatch.Name::name)
        .containsExactly("a guest", "Bob");
    assertThat(replay("m1", "seat.0")).contains("a guest").doesNotContain("Ada");
  }

  @Test
  void aPlayerForgottenDuringTheMatchIsNotNamedAtItsEnd() {
    guests.forgotten.add("pA");
    archive(over("m1", NOON, true, "pA", "pB"));
    assertThat(controller.match("m1", STRANGER).seats())
        .extracting(MatchSummary.Seated::name)
        .containsExactly("a guest", "Bob");
  }

  private void archive(MatchSummary... ended) {
    for (MatchSummary match : ended) {
      matches.summaries.add(match);
      listener.ended(new MatchEnded(match));
    }
  }

  private List<String> list(String whose) {
    return controller.list(whose, Optional.empty(), ADA).matches().stream()
        .map(MatchSummary::id)
        .toList();
  }

  private String replay(String match, String viewer) {
    return new String(controller.replay(match, viewer, STRANGER, REQUEST), StandardCharsets.UTF_8);
  }

  private static void assertRefused(String code, Runnable request) {
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(request::run)
        .extracting(RefusedException::code)
        .isEqualTo(code);
  }
}
