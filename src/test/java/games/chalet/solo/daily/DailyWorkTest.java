package games.chalet.solo.daily;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.engine.Seed;
import games.chalet.playouts.Seeds;
import games.chalet.rules.GameCatalog;
import games.chalet.solo.Pines;
import games.chalet.stomp.Connections;
import games.chalet.storage.DiskSpace;
import games.chalet.storage.locks.ProcessLocks;
import games.chalet.testing.MovableClock;
import games.chalet.web.RefusedException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.springframework.util.unit.DataSize;

/** A house that has one game, whose bot takes no time. */
class DailyWorkTest {

  private static final GameCatalog GAMES =
      new GameCatalog(List.of(new Pines(new AtomicInteger(1))), List.of());
  private static final DailySettings SETTINGS =
      new DailySettings(true, true, LocalTime.of(3, 0), LocalTime.of(6, 0), Duration.ofMinutes(1));

  private final DailyDatabase database = new DailyDatabase();
  private final MovableClock clock = MovableClock.atNoon();
  private final AtomicLong nanoTime = new AtomicLong();
  private final AtomicLong room = new AtomicLong(Long.MAX_VALUE);
  private final AtomicBoolean busy = new AtomicBoolean();
  private final AtomicInteger seeds = new AtomicInteger();

  private final Connections connections =
      new Connections() {
        @Override
        public boolean isOnline(String playerId) {
          return false;
        }

        @Override
        public boolean isAnybodyOnline() {
          return busy.get();
        }

        @Override
        public void close(String playerId) {}

        @Override
        public void closeAll() {}
      };

  /** A house as after a start. */
  private final class House {

    private final DayDeals deals =
        new DayDeals(
            new ProcessLocks(),
            GAMES,
            database.draws(),
            DailyDatabase.JSON,
            DailyDatabase.giving(
                IntStream.range(0, 9)
                    .mapToObj(n -> Seeds.of("work", "" + seeds.getAndIncrement()))
                    .toList()),
            1);
    private final Pars pars =
        new Pars(GAMES, deals, database.runs(), new ParPlayer(DailyDatabase.JSON, nanos -> {}));
    private final QuietHours quiet =
        new QuietHours(SETTINGS, connections, clock, ZoneOffset.UTC, nanoTime::get);
    private final DailyWork work =
        new DailyWork(
            GAMES,
            deals,
            pars,
            SETTINGS,
            new DiskSpace(room::get, DataSize.ofBytes(1000), DataSize.ofBytes(10)),
            clock);

    boolean step() throws InterruptedException {
      return work.step(quiet);
    }

    int steps() throws InterruptedException {
      int steps = 0;
      while (step()) {
        steps++;
      }
      return steps;
    }

    Seed today() {
      return deals
          .settled(GAMES.games().getFirst(), LocalDate.now(clock))
          .orElseThrow()
          .cards()
          .seed();
    }
  }

  private void beIdle() {
    nanoTime.addAndGet(Duration.ofMinutes(2).toNanos());
  }

  @Test
  void seedsAreDrawnAtAnyHourAndBotsPlayWhenItIsQuiet() throws InterruptedException {
    House house = new House();
    busy.set(true);
    assertThat(house.steps()).isEqualTo(2);
    assertThat(house.pars.of(house.today().hash())).isEmpty();
    beIdle();
    assertThat(house.steps()).isZero();
    busy.set(false);
    beIdle();
    assertThat(house.steps()).isEqualTo(2 * Par.RUNS);
    Par par = house.pars.of(house.today().hash()).orElseThrow();
    assertThat(par.runs()).isEqualTo(Par.RUNS);
    assertThat(par.points()).isPositive();
    assertThat(house.pars.watched(house.today().hash()).orElseThrow()).contains("Climb");
  }

  @Test
  void byNightTheyPlayThoughSomebodyIsThere() throws InterruptedException {
    House house = new House();
    busy.set(true);
    clock.ahead(Duration.ofHours(17)); // Five in the morning.
    assertThat(house.steps()).isEqualTo(2 + 2 * Par.RUNS);
  }

  @Test
  void aHouseThatWasKilledGoesOnWhereItWas() throws InterruptedException {
    House first = new House();
    beIdle();
    for (int step = 0; step < 2 + 7; step++) {
      assertThat(first.step()).isTrue();
    }
    List<ParRun> seven = database.runs().of(first.today().hash());
    assertThat(seven).hasSize(7);
    House second = new House();
    beIdle();
    assertThat(second.steps()).isEqualTo(2 * Par.RUNS - 7);
    assertThat(second.today()).isEqualTo(first.today());
    assertThat(
            database.runs().of(second.today().hash()).subList(0, 7).stream().map(ParRun::outcome))
        .isEqualTo(seven.stream().map(ParRun::outcome).toList());
  }

  @Test
  void aClockThatJumpsOnAndBackDrawsNothingTwice() throws InterruptedException {
    House house = new House();
    assertThat(house.steps()).isEqualTo(2);
    Seed today = house.today();
    clock.ahead(Duration.ofDays(1));
    Seed tomorrow = house.today();
    assertThat(house.steps()).isEqualTo(1);
    clock.ahead(Duration.ofDays(-1));
    assertThat(house.steps()).isEqualTo(1);
    clock.ahead(Duration.ZERO);
    assertThat(house.steps()).isZero();
    assertThat(house.today()).isEqualTo(today);
    clock.ahead(Duration.ofDays(1));
    assertThat(house.today()).isEqualTo(tomorrow);
  }

  @Test
  void aDiskThatIsNearlyFullIsLeftAlone() throws InterruptedException {
    House house = new House();
    room.set(500);
    assertThatThrownBy(house::step).isInstanceOf(RefusedException.class);
    assertThat(database.jdbc.sql("select count(*) from day_draw").query(Integer.class).single())
        .isZero();
    room.set(Long.MAX_VALUE);
    assertThat(house.steps()).isEqualTo(2);
  }

  @Test
  void daysThatHaveGoneByGetAParTheNewestFirstAndNoneThatIsOlderThanAMonth()
      throws InterruptedException {
    House house = new House();
    house.steps();
    LocalDate today = LocalDate.now(clock);
    for (int days : List.of(30, 31, 2)) {
      database.publish(
          new DayCards(
              Pines.ID,
              1,
              DailyDatabase.JSON.read(
                  "{\"size\":\"SMALL\"}", tools.jackson.databind.JsonNode.class),
              Seeds.of("old", "" + days)),
          today.minusDays(days));
    }
    beIdle();
    assertThat(house.steps()).isEqualTo(4 * Par.RUNS);
    assertThat(house.pars.of(Seeds.of("old", "2").hash())).isPresent();
    assertThat(house.pars.of(Seeds.of("old", "30").hash())).isPresent();
    assertThat(house.pars.of(Seeds.of("old", "31").hash())).isEmpty();
  }
}
