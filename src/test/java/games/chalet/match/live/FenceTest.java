package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.match.TurnClock;
import games.chalet.match.command.MatchQuery;
import games.chalet.match.command.MatchRequest.SentRequest;
import games.chalet.match.command.ReplyAddress;
import games.chalet.match.journal.JournalWrite;
import games.chalet.match.journal.OwnerClaims;
import games.chalet.match.live.writer.LiveMatch;
import games.chalet.testing.Postgres;
import games.chalet.web.RefusedException;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Of two processes over one database only the one that claimed a match last writes in it. */
@Execution(ExecutionMode.CONCURRENT)
class FenceTest {

  enum Kind {
    H2,
    POSTGRESQL
  }

  private @Nullable MatchHarness disk;
  private @Nullable MatchHarness one;
  private @Nullable MatchHarness other;

  private void open(Kind kind) {
    disk =
        kind == Kind.H2
            ? new MatchHarness()
            : new MatchHarness(Postgres.dataSource(Postgres.shared().newDatabase()), () -> {});
    one = disk.beside(false);
    other = disk.beside(false);
  }

  @AfterEach
  void close() {
    for (MatchHarness harness : Arrays.asList(other, one, disk)) {
      if (harness != null) {
        harness.close();
      }
    }
  }

  private MatchHarness one() {
    return Objects.requireNonNull(one);
  }

  private MatchHarness other() {
    return Objects.requireNonNull(other);
  }

  /** A match that the first process owns, in which ann has acted. */
  private String begun(TurnClock clock) {
    String match = one().start(2, clock, 9);
    adopt(one(), match);
    take(one(), match, "ann", 1);
    return match;
  }

  private static void adopt(MatchHarness process, String match) {
    process.live().adopt(match);
    process.settle();
  }

  private static JsonNode take(MatchHarness process, String match, String player, int pebbles) {
    JsonNode answer = process.act(match, player, new Pebbles.Move.Take(pebbles));
    return answer.path("kind").asString().equals("refused")
        ? answer
        : process.act(match, player, new Pebbles.Move.End());
  }

  @ParameterizedTest
  @EnumSource
  void aDeposedWriterWritesNothingAfterTheClaim(Kind kind) {
    open(kind);
    String match = begun(TurnClock.OFF);
    List<String> before = one().journal(match);
    int choice = one().choiceOf(match, "bob");
    new OwnerClaims(one().jdbc).claim(match);
    int sent = one().outgoing.sent().size();
    JsonNode answer = one().act(match, "bob", "late", choice, new Pebbles.Move.Take(1));
    assertThat(answer.path("code").asString()).isEqualTo("unavailable");
    assertThat(one().journal(match)).isEqualTo(before);
    assertThat(one().outgoing.sent().subList(sent, one().outgoing.sent().size()))
        .noneMatch(it -> it.to().startsWith("/topic/"));
    assertThat(one().live().holds(match)).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void theOtherGoesOnWhereTheFirstStopped(Kind kind) {
    open(kind);
    String match = begun(TurnClock.OFF);
    adopt(other(), match);
    assertThat(take(other(), match, "bob", 2).path("kind").asString()).isEqualTo("ack");
    JsonNode late = one().act(match, "bob", "late", 1, new Pebbles.Move.Take(1));
    assertThat(late.path("code").asString()).isIn("unavailable", "stale-choice");
    assertThat(other().journal(match)).hasSize(4);
  }

  @ParameterizedTest
  @EnumSource
  void aMatchOfASingleProcessIsClaimedWhenItIsReadAgain(Kind kind) {
    open(kind);
    try (MatchHarness only = one().beside(true)) {
      String match = only.start(2, TurnClock.OFF, 9);
      take(only, match, "ann", 1);
      assertThat(epochOf(match)).isEqualTo(JournalWrite.UNCLAIMED);
      only.clock.pass(Duration.ofDays(2));
      only.live().evictIdle();
      take(only, match, "bob", 1);
      assertThat(epochOf(match)).isEqualTo(JournalWrite.UNCLAIMED + 1);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aMatchOfASingleProcessIsNotWrittenOnceClaimed(Kind kind) {
    open(kind);
    try (MatchHarness only = one().beside(true)) {
      String match = only.start(2, TurnClock.OFF, 9);
      take(only, match, "ann", 1);
      List<String> before = only.journal(match);
      new OwnerClaims(only.jdbc).claim(match);
      JsonNode answer =
          only.act(match, "bob", "late", only.choiceOf(match, "bob"), new Pebbles.Move.Take(1));
      assertThat(answer.path("code").asString()).isEqualTo("unavailable");
      assertThat(only.journal(match)).isEqualTo(before);
    }
  }

  private int epochOf(String match) {
    return one()
        .jdbc
        .sql("select owner_epoch from matches where id = ?")
        .param(match)
        .query(Integer.class)
        .single();
  }

  @ParameterizedTest
  @EnumSource
  void neitherTimeNorAnEndNorARemovalIsWrittenByWhoIsDeposed(Kind kind) {
    open(kind);
    assertWritesNothing(match -> one().pass(Duration.ofMinutes(10)));
    assertWritesNothing(
        match ->
            assertThatThrownBy(() -> one().remove(match, 1)).isInstanceOf(RefusedException.class));
    assertWritesNothing(
        match ->
            assertThatThrownBy(() -> one().matches().giveUp(match))
                .isInstanceOf(RefusedException.class));
    assertThat(
            one()
                .jdbc
                .sql("select count(*) from matches where ended_at is not null or removed_seats > 0")
                .query(Integer.class)
                .single())
        .isZero();
  }

  private void assertWritesNothing(Consumer<String> deed) {
    String match = begun(TurnClock.S30);
    adopt(other(), match);
    List<String> before = one().journal(match);
    deed.accept(match);
    assertThat(one().live().holds(match)).isFalse();
    assertThat(one().journal(match)).isEqualTo(before);
  }

  @ParameterizedTest
  @EnumSource
  void otherLinesBesideThoseOfADeposedWriterAreWritten(Kind kind) {
    open(kind);
    String lost = begun(TurnClock.OFF);
    String kept = begun(TurnClock.OFF);
    int choiceOfLost = one().choiceOf(lost, "bob");
    int choiceOfKept = one().choiceOf(kept, "bob");
    new OwnerClaims(one().jdbc).claim(lost);
    one().postAct(lost, "bob", choiceOfLost, new Pebbles.Move.Take(1));
    one().postAct(kept, "bob", choiceOfKept, new Pebbles.Move.Take(1));
    one().settle();
    assertThat(one().journal(lost)).hasSize(2);
    assertThat(one().journal(kept)).hasSize(3);
  }

  @Test
  void aClaimWaitsForWhatIsBeingWritten() throws Exception {
    open(Kind.POSTGRESQL);
    String match = begun(TurnClock.OFF);
    DataSource database = one().dataSource;
    try (Connection writing = database.getConnection();
        Statement statement = writing.createStatement()) {
      writing.setAutoCommit(false);
      statement.executeQuery("select serial from matches where owner_epoch > 0 for share");
      CompletableFuture<Integer> claim =
          CompletableFuture.supplyAsync(
              () -> new OwnerClaims(JdbcClient.create(database)).claim(match));
      Awaitility.await().until(this::isSomebodyWaiting);
      assertThat(claim).isNotDone();
      writing.commit();
      assertThat(claim.get(10, TimeUnit.SECONDS)).isGreaterThan(1);
    }
  }

  private boolean isSomebodyWaiting() {
    return one()
            .jdbc
            .sql("select count(*) from pg_locks where not granted")
            .query(Integer.class)
            .single()
        > 0;
  }

  @ParameterizedTest
  @EnumSource
  void aDeposedWriterShowsNoOldBoard(Kind kind) {
    open(kind);
    String match = begun(TurnClock.OFF);
    adopt(other(), match);
    take(other(), match, "bob", 2);
    JsonNode answer = one().say(match, "snapshot", "ann");
    assertThat(answer.path("code").asString()).isEqualTo("unavailable");
    assertThat(one().live().holds(match)).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void requestsWaitingForADeposedWriterDoNotReclaimTheMatch(Kind kind) {
    open(kind);
    String match = begun(TurnClock.S30);
    LiveMatch before = one().live().live(match).orElseThrow();
    adopt(other(), match);
    assertThat(one().say(match, "snapshot", "ann").path("code").asString())
        .isEqualTo("unavailable");
    int epoch = epoch(match);
    List<String> lines = one().journal(match);
    int sent = one().outgoing.sent().size();
    before.takeOver();
    one().clock.pass(Duration.ofMinutes(10));
    before.checkTime();
    before.tellAgain(0);
    one().outgoing.forget(MatchHarness.sessionOf("ann"));
    ReplyAddress.Session session =
        new ReplyAddress.Session("lodge", MatchHarness.sessionOf("ann"), "c");
    before.send(new SentRequest(match, "ann", new MatchQuery.Snapshot(), session));
    one().settle();
    assertThat(one().outgoing.reply(MatchHarness.sessionOf("ann")).path("code").asString())
        .isEqualTo("unavailable");
    assertThat(one().outgoing.sent()).as("the refusal").hasSize(sent + 1);
    assertThat(epoch(match)).isEqualTo(epoch);
    assertThat(one().journal(match)).isEqualTo(lines);
  }

  private int epoch(String match) {
    return one()
        .jdbc
        .sql("select owner_epoch from matches where id = ?")
        .param(match)
        .query(Integer.class)
        .single();
  }

  private String evictedHereAndOwnedByTheOther() {
    String match = one().start(3, TurnClock.OFF, 9);
    adopt(one(), match);
    one().clock.pass(Duration.ofDays(2));
    one().live().evictIdle();
    one().settle();
    adopt(other(), match);
    return match;
  }

  @ParameterizedTest
  @EnumSource
  void reclaimingShowsTheRightsThatEndedSince(Kind kind) {
    open(kind);
    String match = evictedHereAndOwnedByTheOther();
    other().remove(match, 1);
    JsonNode answer = one().say(match, "snapshot", "bob");
    assertThat(answer.path("code").asString()).isEqualTo("forbidden");
  }

  @ParameterizedTest
  @EnumSource
  void reclaimingShowsThatTheMatchIsOver(Kind kind) {
    open(kind);
    String match = evictedHereAndOwnedByTheOther();
    other().matches().giveUp(match);
    one().goes("ann"); // Time looks after the match.
    assertThat(one().live().live(match).orElseThrow().isOver()).isTrue();
    assertThat(one().journal(match)).hasSize(1);
  }

  /** Pekko would end the match's actor at an exception. */
  @Test
  void whereNobodyKnowsWhoMayWatchTheyAreAskedToComeAgain() {
    open(Kind.H2);
    String match = begun(TurnClock.OFF);
    one().watchers.add("eve");
    one().tablesAreAway = true;
    assertThat(one().say(match, "snapshot", "eve").path("code").asString())
        .isEqualTo("unavailable");
    one().tablesAreAway = false;
    assertThat(one().say(match, "snapshot", "eve").path("kind").asString()).isEqualTo("snapshot");
    assertThat(one().say(match, "snapshot", "fay").path("code").asString())
        .isEqualTo("unknown-match");
  }

  @ParameterizedTest
  @EnumSource
  void aMatchHandedOverIsNotTakenBackUnasked(Kind kind) {
    open(kind);
    String match = begun(TurnClock.S30);
    AtomicBoolean released = new AtomicBoolean();
    one().live().release(match, () -> released.set(true));
    one().settle();
    assertThat(released).isTrue();
    one().goes("bob");
    one().pass(Duration.ofMinutes(10));
    assertThat(one().live().holds(match)).isFalse();
    assertThat(one().journal(match)).hasSize(2);
  }

  @ParameterizedTest
  @EnumSource
  void aNewWriterSendsTheStateAndCountsNoTimeBefore(Kind kind) {
    open(kind);
    String match = begun(TurnClock.S30);
    one().live().release(match, () -> {});
    one().settle();
    other().clock.pass(Duration.ofMinutes(10));
    adopt(other(), match);
    other().pass(Duration.ofSeconds(20));
    assertThat(other().journal(match)).as("nobody's turn was lost").hasSize(2);
    assertThat(other().outgoing.sent())
        .anyMatch(it -> it.to().equals("/topic/match." + match + ".seat.1"));
    other().pass(Duration.ofSeconds(11));
    assertThat(other().journal(match)).hasSizeGreaterThan(2);
  }
}
