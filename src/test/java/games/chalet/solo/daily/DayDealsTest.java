package games.chalet.solo.daily;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seed;
import games.chalet.playouts.Seeds;
import games.chalet.rules.GameCatalog;
import games.chalet.storage.locks.ProcessLocks;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DayDealsTest {

  private static final GameCatalog GAMES = new GameCatalog();
  private static final Game<?, ?, ?, ?, ?> GAME = GAMES.find("crashlanding").orElseThrow();
  private static final int NODES = 300_000;

  /** Re-Entry with Earth Landing. */
  private static final LocalDate DAY = LocalDate.ofEpochDay(20_003);

  private static final List<Seed> LOST = new ArrayList<>();
  private static final List<Seed> WON = new ArrayList<>();

  static {
    for (int number = 0; LOST.size() < 2 || WON.size() < 2; number++) {
      Seed seed = Seeds.of("0", Integer.toString(number));
      (canBeWon(GAME, seed) ? WON : LOST).add(seed);
    }
  }

  private static <O extends Record> boolean canBeWon(Game<O, ?, ?, ?, ?> game, Seed seed) {
    O options = game.dealOfTheDay(DAY.toEpochDay()).orElseThrow();
    return game.solve(options, new Chance(seed), NODES).orElseThrow().line().isPresent();
  }

  private final DailyDatabase database = new DailyDatabase();

  private DayDeals house(List<Seed> seeds, int nodes) {
    return new DayDeals(
        new ProcessLocks(),
        GAMES,
        database.draws(),
        DailyDatabase.JSON,
        DailyDatabase.giving(seeds),
        nodes);
  }

  private static int judgeAll(DayDeals deals) {
    int judged = 0;
    while (deals.judgeOne(GAME, DAY)) {
      judged++;
    }
    return judged;
  }

  private DayCards publish(DayDeals deals) {
    return deals.publish(
        GAME,
        DAY,
        DailyDatabase.JSON.tree(GAME.dealOfTheDay(DAY.toEpochDay()).orElseThrow()),
        cards -> database.publish(cards, DAY));
  }

  private List<Verdict> verdicts() {
    return database.draws().of("crashlanding", DAY.toEpochDay()).stream()
        .map(SeedDraw::verdict)
        .toList();
  }

  @Test
  void seedsAreDrawnUntilOneCanBeWonAndTheRejectedOnesAreKept() {
    DayDeals deals = house(List.of(LOST.get(0), LOST.get(1), WON.get(0), WON.get(1)), NODES);
    assertThat(judgeAll(deals)).isEqualTo(3);
    assertThat(verdicts()).containsExactly(Verdict.IMPOSSIBLE, Verdict.IMPOSSIBLE, Verdict.FOUND);
    DayCards published = publish(deals);
    assertThat(published.seed()).isEqualTo(WON.getFirst());
    assertThat(judgeAll(deals)).isZero();
    List<SeedDraw> drawn = deals.drawnFor(published.seed().hash());
    assertThat(drawn.stream().map(draw -> draw.cards().seed()))
        .containsExactly(LOST.get(0), LOST.get(1), WON.get(0));
    assertThat(drawn.getFirst().judgement().line()).isEmpty();
    assertThat(drawn.getLast().judgement().line().orElseThrow()).startsWith("[{\"type\":");
  }

  @Test
  void theSameChanceDrawsTheSameWhereverTheHouseWasKilled() {
    List<Seed> seeds = List.of(LOST.get(0), LOST.get(1), WON.get(0));
    judgeAll(house(seeds, NODES));
    List<SeedDraw> whole = database.draws().of("crashlanding", DAY.toEpochDay());
    DailyDatabase other = new DailyDatabase();
    other.draws().save(opened(whole.get(0)));
    other
        .draws()
        .judge(whole.get(0).getId(), Verdict.IMPOSSIBLE, whole.get(0).judgement().nodes(), null);
    other.draws().save(opened(whole.get(1))); // And in the middle of the search it was killed.
    DayDeals again =
        new DayDeals(
            new ProcessLocks(),
            GAMES,
            other.draws(),
            DailyDatabase.JSON,
            DailyDatabase.giving(List.of(WON.get(0))),
            NODES);
    assertThat(judgeAll(again)).isEqualTo(2);
    assertThat(other.draws().of("crashlanding", DAY.toEpochDay()))
        .usingRecursiveComparison()
        .isEqualTo(whole);
  }

  private static SeedDraw opened(SeedDraw draw) {
    return new SeedDraw(draw.day(), draw.number(), draw.cards());
  }

  @Test
  void aDayThatIsAskedForTooEarlyTakesTheSeedDrawnLastAndNoOther() {
    DayDeals deals = house(List.of(LOST.get(0), WON.get(0)), NODES);
    DayCards published = publish(deals);
    assertThat(published.seed()).isEqualTo(LOST.getFirst());
    assertThat(verdicts()).containsExactly(Verdict.OPEN);
    assertThat(judgeAll(deals)).isEqualTo(1);
    assertThat(verdicts()).containsExactly(Verdict.IMPOSSIBLE);
  }

  @Test
  void afterSixtyFourSeedsTheLastIsTaken() {
    List<Seed> many = new ArrayList<>();
    for (int number = 0; number < 70; number++) {
      many.add(Seeds.of("many", Integer.toString(number)));
    }
    DayDeals deals = house(many, 1);
    assertThat(judgeAll(deals)).isEqualTo(DayDeals.MOST_SEEDS);
    assertThat(verdicts()).containsOnly(Verdict.UNKNOWN);
    assertThat(deals.settled(GAME, DAY).orElseThrow().cards().seed())
        .isEqualTo(many.get(DayDeals.MOST_SEEDS - 1));
    assertThat(publish(deals).seed()).isEqualTo(many.get(DayDeals.MOST_SEEDS - 1));
  }

  @Test
  void aSeedDrawnUnderOtherRulesIsNotDealt() {
    DayDeals deals = house(List.of(WON.get(1)), NODES);
    DayCards old =
        new DayCards(
            "crashlanding",
            GAME.info().rulesVersion() - 1,
            DailyDatabase.JSON.tree(GAME.dealOfTheDay(DAY.toEpochDay()).orElseThrow()),
            WON.get(0));
    database.draws().save(new SeedDraw(DAY, 1, old));
    assertThat(judgeAll(deals)).isEqualTo(1);
    assertThat(publish(deals).seed()).isEqualTo(WON.get(1));
  }

  @Test
  void aDealThatWasPublishedBeforeThereWereDrawsStaysAsItIs() {
    DayCards old =
        database.publish(
            new DayCards(
                "crashlanding",
                GAME.info().rulesVersion(),
                DailyDatabase.JSON.tree(GAME.dealOfTheDay(DAY.toEpochDay()).orElseThrow()),
                LOST.get(0)),
            DAY);
    DayDeals deals = house(List.of(), NODES);
    assertThat(judgeAll(deals)).isZero();
    assertThat(deals.drawnFor(old.seed().hash())).isEmpty();
  }

  @Test
  void aHouseThatDoesNotLookTakesEverySeed() {
    DayDeals deals = house(List.of(LOST.get(0)), 0);
    assertThat(judgeAll(deals)).isEqualTo(1);
    assertThat(verdicts()).containsExactly(Verdict.UNASKED);
  }
}
