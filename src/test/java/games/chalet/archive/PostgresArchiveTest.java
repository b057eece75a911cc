package games.chalet.archive;

import static games.chalet.archive.FinishedMatches.over;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Viewer;
import games.chalet.match.MatchSummary;
import games.chalet.player.Player;
import games.chalet.player.Players;
import games.chalet.testing.MovableClock;
import games.chalet.testing.OnPostgres;
import games.chalet.web.limits.Party;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.jdbc.test.autoconfigure.AutoConfigureTestDatabase;

/** The same on PostgreSQL, and what several nodes over it do in between. */
@OnPostgres
@AutoConfigureTestDatabase(replace = AutoConfigureTestDatabase.Replace.NONE)
class PostgresArchiveTest extends ArchiveTest {

  @Autowired private Archive archive;
  @Autowired private ArchivedMatchRepository rows;
  @Autowired private Replays replays;

  @Test
  void anotherNodeArchivesADeadNodesMatchWithoutARestart() {
    MovableClock clock = new MovableClock();
    ArchiveCatchUp catchUp = new ArchiveCatchUp(matches, listener, clock, clock.process());
    clock.move(Duration.ofSeconds(20));
    Instant end = clock.instant().minusSeconds(5);
    matches.summaries.add(over("missed", end, true, "pA", "pB"));
    matches.summaries.add(over("longAgo", end.minus(Duration.ofDays(1)), true, "pA", "pB"));
    catchUp.look();
    assertThat(archive.find("missed")).isPresent();
    assertThat(archive.find("longAgo")).isEmpty();
    // By the clock of another node it ended a little before this one looked last.
    matches.summaries.add(over("late", end.minusSeconds(30), true, "pA", "pB"));
    catchUp.look();
    assertThat(archive.find("late")).isPresent();
  }

  @Test
  void matchesThatEndAfterAClockSetBackAreNotMissed() {
    MovableClock clock = new MovableClock();
    ArchiveCatchUp catchUp = new ArchiveCatchUp(matches, listener, clock, clock.process());
    catchUp.look();
    clock.jump(Duration.ofDays(-2));
    clock.move(Duration.ofSeconds(20));
    Instant end = clock.instant().minusSeconds(5);
    matches.summaries.add(over("setBack", end, true, "pA", "pB"));
    catchUp.look();
    assertThat(archive.find("setBack")).isPresent();
  }

  @Test
  void aNameThatAnotherNodeTookOutIsInNoReplay() {
    MatchSummary played = over("m1", Instant.EPOCH, true, "pA", "pB");
    matches.summaries.add(played);
    archive.add(played);
    assertThat(replay()).contains("Bob");
    archive.forget("pB");
    assertThat(replay()).doesNotContain("Bob");
    assertThat(replay()).contains(Archive.FORGOTTEN);
    int made = matches.replaysMade;
    assertThat(replay()).contains("Ada");
    assertThat(matches.replaysMade).isEqualTo(made);
  }

  private String replay() {
    return new String(
        replays.find("m1", new Viewer.Spectator(), new Party("192.0.2.1", "")).orElseThrow(),
        StandardCharsets.UTF_8);
  }

  @Test
  void aPlayerForgottenDuringArchivingHasNoNameThere() {
    new Archive(rows, new AskedOnce()).add(over("m2", Instant.EPOCH, true, "pA", "pB"));
    assertThat(archive.find("m2").orElseThrow().seats())
        .extracting(MatchSummary.Seated::name)
        .containsOnly(Archive.FORGOTTEN);
  }

  /** Everybody is forgotten as soon as somebody has asked for them. */
  private static final class AskedOnce implements Players {

    private final Set<String> asked = new HashSet<>();

    @Override
    public Optional<Player> find(String id) {
      return asked.add(id) ? Optional.of(new Player(id, "any")) : Optional.empty();
    }

    @Override
    public Player get(String id) {
      return find(id).orElseThrow();
    }

    @Override
    public Duration unseenFor(String id) {
      throw new UnsupportedOperationException();
    }

    @Override
    public List<Player> findAll(Collection<String> ids) {
      return ids.stream().flatMap(id -> find(id).stream()).toList();
    }
  }
}
