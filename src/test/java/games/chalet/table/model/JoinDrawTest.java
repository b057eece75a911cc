package games.chalet.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.match.BotPace;
import games.chalet.match.TurnClock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The host of a table sees strangers from every address, however many ask from others. */
class JoinDrawTest {

  private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
  private static final String HOST = "host";
  private static final String EVE = "eve";
  private static final String BEN = "ben";
  private static final String HOME = "home";
  private static final String ELSEWHERE = "elsewhere";

  private final Table table =
      new Table(
          "game",
          3,
          new Settings("{}", null, TurnClock.OFF, "{}", false, true, BotPace.USUAL, false),
          HOST,
          NOON);

  private JoinDraw draw = new JoinDraw(new Random(1));

  @Test
  void givesAPlaceAtOnceWhileThereIsOne() {
    draw.ask(EVE, HOME, NOON);
    assertThat(giveOut(0)).isTrue();
    assertThat(askers()).containsExactly(EVE);
    assertThat(draw.isEmpty()).isTrue();
    assertThat(giveOut(1)).isFalse();
  }

  @Test
  void givesNoneToThoseWhoMayNotAsk() {
    table.requests().askToJoin(EVE, NOON);
    table.requests().refuse(HOST, EVE, HOST::equals, NOON);
    draw.ask(EVE, HOME, NOON);
    draw.ask(HOST, ELSEWHERE, NOON);
    assertThat(giveOut(1)).isFalse();
    assertThat(askers()).isEmpty();
    assertThat(draw.isEmpty()).isTrue();
  }

  @Test
  void anAddressHasAPlaceAMinute() {
    draw.ask("stranger0", ELSEWHERE, NOON);
    draw.ask("stranger1", ELSEWHERE, NOON);
    giveOut(0);
    table.requests().refuse(HOST, "stranger0", HOST::equals, NOON);
    assertThat(giveOut(59)).isFalse();
    assertThat(giveOut(60)).isTrue();
    assertThat(askers()).containsExactly("stranger1");
  }

  @Test
  void whoIsLetInMakesRoomForTheNextAtTheirAddress() {
    draw.ask(EVE, HOME, NOON);
    draw.ask(BEN, HOME, NOON);
    giveOut(0);
    assertThat(askers()).containsExactly(EVE);
    table.requests().letIn(HOST, EVE, HOST::equals);
    giveOut(1);
    assertThat(askers()).containsExactly(BEN);
  }

  @Test
  void aPlaceIsKeptForItsMinuteAndThenGivesWay() {
    for (int number = 0; number < JoinDraw.PLACES; number++) {
      draw.ask("stranger" + number, ELSEWHERE + number, NOON.plusSeconds(number));
      giveOut(number);
    }
    draw.ask(EVE, HOME, NOON.plusSeconds(9));
    assertThat(giveOut(59)).isFalse();
    assertThat(giveOut(60)).isTrue();
    assertThat(askers()).hasSize(JoinDraw.PLACES).doesNotContain("stranger0").contains(EVE);
    draw.ask("another", "another address", NOON.plusSeconds(60));
    giveOut(119);
    assertThat(askers()).contains(EVE, "another");
  }

  @Test
  void aFloodFromOneAddressTakesOnePlace() {
    for (int number = 0; number < 50; number++) {
      draw.ask("stranger" + number, ELSEWHERE, NOON);
    }
    giveOut(0);
    draw.ask(EVE, HOME, NOON.plusSeconds(1));
    giveOut(1);
    assertThat(askers()).containsExactly("stranger0", EVE);
  }

  @Test
  void anAddressThatHadNoPlaceLatelyComesFirst() {
    for (int number = 0; number < JoinDraw.PLACES; number++) {
      draw.ask("stranger" + number, ELSEWHERE + number, NOON);
    }
    giveOut(0);
    for (int number = 0; number < JoinDraw.PLACES; number++) {
      draw.ask("again" + number, ELSEWHERE + number, NOON.plusSeconds(1));
    }
    draw.ask(EVE, HOME, NOON.plusSeconds(2));
    giveOut(60);
    assertThat(askers()).hasSize(JoinDraw.PLACES).contains(EVE);
  }

  @Test
  void whoWithdrawsOrWaitsForTooLongWaitsNoMore() {
    draw.ask(EVE, HOME, NOON);
    draw.withdraw(EVE);
    draw.ask(BEN, HOME, NOON);
    assertThat(giveOut((int) JoinDraw.WAIT.toSeconds() + 1)).isFalse();
    assertThat(draw.isEmpty()).isTrue();
  }

  @Test
  void aFewStrangersWaitBehindATicket() {
    for (int number = 0; number < 50; number++) {
      draw.ask("stranger" + number, ELSEWHERE, NOON);
    }
    int shown = 0;
    for (int minute = 0; minute < JoinDraw.WAIT.toMinutes(); minute++) {
      shown += giveOut(60 * minute) ? 1 : 0;
    }
    assertThat(shown).isEqualTo(JoinDraw.MOST_OF_AN_ADDRESS);
  }

  /** Forty addresses, each with ever new guests, 26 questions a second together. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void aFriendIsSeenWithinTenMinutesInAFloodFromFortyAddresses(long seed) {
    Random random = new Random(seed);
    draw = new JoinDraw(random);
    int friendAsks = random.nextInt(900);
    int seen = -1;
    for (int second = 0; seen < 0 && second <= friendAsks + 600; second++) {
      Instant now = NOON.plusSeconds(second);
      for (int question = 0; question < 26; question++) {
        draw.ask("guest" + random.nextInt(), "address" + random.nextInt(40), now);
      }
      if (second == friendAsks) {
        draw.ask(EVE, HOME, now);
      }
      giveOut(second);
      seen = askers().contains(EVE) ? second : -1;
    }
    assertThat(seen).as("seed %s, asked in second %s", seed, friendAsks).isNotNegative();
    assertThat(Duration.ofSeconds(seen - friendAsks)).isLessThan(JoinDraw.WAIT.minusMinutes(1));
  }

  private boolean giveOut(int second) {
    return draw.giveOut(table, NOON.plusSeconds(second));
  }

  private List<String> askers() {
    return table.requests().open().stream().map(Request::person).toList();
  }
}
