package games.chalet.rules.hike.race;

import static games.chalet.rules.hike.deck.Card.DOUBLE_CARE;
import static games.chalet.rules.hike.deck.Card.EQUIPMENT;
import static games.chalet.rules.hike.deck.Card.H01;
import static games.chalet.rules.hike.deck.Card.H17;
import static games.chalet.rules.hike.deck.Card.SINGLE_CARE;
import static games.chalet.rules.hike.deck.Card.Y1;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.board.HikeEvent;
import games.chalet.rules.hike.board.HikeEvent.Ran;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.sled.Condition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Ruling 33: how the table plays a race day for somebody; and what holds for all racers. */
class RaceTimeoutsTest {

  private static final int RACERS = 300;

  @Test
  void theOrderThatLeadsFarthest() {
    RaceScene scene = RaceScene.of("CICCP", "H01 H23 / H30 -").playedByTheTable();
    assertThat(scene.position()).isEqualTo(5);
  }

  @Test
  void careWhereItGainsTwoFields() {
    assertThat(RaceScene.of("CCCCP", "H17 - / - -").holding(SINGLE_CARE).playedByTheTable())
        .returns(4, RaceScene::position);
    RaceScene little = RaceScene.of("CCCP", "H17 - / - -").holding(SINGLE_CARE);
    assertThat(little.playedByTheTable()).returns(2, RaceScene::position);
  }

  @Test
  void aDoubleCardWhereItGainsThree() {
    assertThat(RaceScene.of("CCCCCC", "H17 - / H01 -").holding(DOUBLE_CARE).playedByTheTable())
        .returns(6, RaceScene::position);
    assertThat(RaceScene.of("CCCCCP", "H17 - / H01 -").holding(DOUBLE_CARE).playedByTheTable())
        .returns(3, RaceScene::position);
  }

  @Test
  void aDutyInAnyCase() {
    RaceScene scene = RaceScene.of("CPP", "H01 - / - -").due(SINGLE_CARE).playedByTheTable();
    assertThat(scene.deeds()).hasSize(2);
    assertThat(scene.racer().hand().cards()).isEmpty();
  }

  @Test
  void theHuskyMissedLeastRests() {
    RaceScene scene = RaceScene.of("cCCP", "H01 H17 Y1 / H07 - -").playedByTheTable();
    assertThat(scene.position()).isEqualTo(3);
    assertThat(scene.condition(Y1)).isEqualTo(Condition.RESTING);
    assertThat(scene.condition(Card.H07)).isEqualTo(Condition.RESTING);
    assertThat(scene.condition(H17)).isEqualTo(Condition.TIRED);
    assertThat(scene.condition(H01)).isEqualTo(Condition.TIRED);
  }

  @Test
  void equipmentIsSpentRatherThanHuskiesPutToRest() {
    RaceScene scene = RaceScene.of("cCCP", "H17 H01 / - -").holding(EQUIPMENT).playedByTheTable();
    assertThat(scene.position()).isEqualTo(3);
    assertThat(scene.racer().hand().cards()).isEmpty();
  }

  @Test
  void nobodyGoesFartherThanTheTableWithoutCare() {
    for (int seed = 0; seed < RACERS; seed++) {
      RaceScene scene = racer(seed, List.of(EQUIPMENT));
      int reach = RouteSearch.best(scene.racer(), scene.fields()).to();
      Random random = new Random(seed);
      for (int attempt = 0; attempt < 20; attempt++) {
        RaceScene other = wander(racer(seed, List.of(EQUIPMENT)), random);
        assertThat(other.position()).as("seed %d", seed).isLessThanOrEqualTo(reach);
      }
      assertThat(scene.playedByTheTable().position()).as("seed %d", seed).isEqualTo(reach);
    }
  }

  @Test
  void whateverARacerDoesItGoesForwardForItsPoints() {
    for (int seed = 0; seed < RACERS; seed++) {
      RaceScene scene = racer(seed, List.of(EQUIPMENT, SINGLE_CARE, DOUBLE_CARE));
      wander(scene, new Random(seed));
      int at = 0;
      for (HikeEvent deed : scene.deeds()) {
        if (deed instanceof Ran ran) {
          int points = ran.card().points().size() + (ran.extra().isPresent() ? 1 : 0);
          assertThat(ran.from()).as("seed %d", seed).isEqualTo(at);
          assertThat(ran.to()).as("seed %d", seed).isGreaterThan(at);
          assertThat(ran.to() - ran.from() + ran.lost()).as("seed %d", seed).isEqualTo(points);
          at = ran.to();
        }
      }
      assertThat(scene.position()).as("seed %d", seed).isEqualTo(at);
    }
  }

  /** Does anything until nothing but ending the day is left; no action is listed twice. */
  private static RaceScene wander(RaceScene scene, Random random) {
    List<RaceAction> legal = new ArrayList<>(scene.legal());
    while (!legal.equals(List.of(new EndDay()))) {
      assertThat(legal).doesNotHaveDuplicates().hasSizeLessThan(60);
      legal.remove(new EndDay());
      scene.apply(legal.get(random.nextInt(legal.size())));
      legal = new ArrayList<>(scene.legal());
    }
    return scene;
  }

  /** A full sled before a track, both drawn by this seed. */
  private static RaceScene racer(int seed, List<Card> hand) {
    Random random = new Random(seed);
    List<Card> huskies = new ArrayList<>();
    for (Card card : Card.values()) {
      if (card.husky()) {
        huskies.add(card);
      }
    }
    Collections.shuffle(huskies, random);
    int places = random.nextBoolean() ? 8 : 6;
    List<String> sled =
        huskies.subList(0, places).stream()
            .map(card -> card.points().size() == 1 && random.nextBoolean() ? card + "+" : "" + card)
            .toList();
    List<Landscape> landscapes = new ArrayList<>(List.of(Landscape.values()));
    Collections.shuffle(landscapes, random);
    StringBuilder fields = new StringBuilder();
    landscapes.subList(0, 5).stream()
        .flatMap(landscape -> landscape.fields().stream())
        .forEach(field -> fields.append(letter(field)));
    RaceScene scene = RaceScene.of(fields.toString(), String.join(" ", sled));
    return random.nextBoolean() ? scene.holding(hand.toArray(Card[]::new)) : scene;
  }

  private static char letter(Field field) {
    char letter = field.terrain().name().charAt(0);
    return field.equipment() ? Character.toLowerCase(letter) : letter;
  }
}
