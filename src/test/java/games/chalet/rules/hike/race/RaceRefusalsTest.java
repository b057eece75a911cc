package games.chalet.rules.hike.race;

import static games.chalet.rules.hike.deck.Card.DOUBLE_CARE;
import static games.chalet.rules.hike.deck.Card.H01;
import static games.chalet.rules.hike.deck.Card.H17;
import static games.chalet.rules.hike.deck.Card.SINGLE_CARE;
import static games.chalet.rules.hike.deck.Card.Y1;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Refusal;
import games.chalet.rules.hike.board.Crossing;
import games.chalet.rules.hike.board.HikeAction.Care;
import games.chalet.rules.hike.board.HikeAction.CareForColumn;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.Rest;
import games.chalet.rules.hike.board.HikeAction.Use;
import games.chalet.rules.hike.deck.Terrain;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The answers to a racer who wants something that is not possible. */
class RaceRefusalsTest {

  @Test
  void wrongSnow() {
    assertThat(RaceScene.of("IC", "H01 - / - -").refusedUse(H01))
        .isEqualTo(
            new Refusal(
                "wrong-snow",
                "Ash has no point for ice, and the next field is ice.",
                "running",
                "hike-wrong-snow",
                Map.of("husky", "H01", "snow", "ICE")));
  }

  @Test
  void huskiesThatCannotRunNow() {
    RaceScene scene = RaceScene.of("CC", "H01! H17~ / Y1 -");
    assertThat(scene.refusedUse(H01).sentence())
        .isEqualTo("Ash is tired; only care makes it ready before tomorrow.");
    assertThat(scene.refusedUse(H17).code()).isEqualTo("resting");
    assertThat(scene.refusedUse(Y1).code()).isEqualTo("youngster");
    assertThat(use(scene, 3, null, null)).isEqualTo("no-husky");
    assertThat(use(scene, 9, null, null)).isEqualTo("no-husky");
    assertThat(scene.at(2).refusedUse(H01).code()).isEqualTo("arrived");
  }

  @Test
  void runsThatAreNone() {
    RaceScene scene = RaceScene.of("CcC", "H17 - / - -");
    assertThat(use(scene, 0, null, null)).isEqualTo("other-run");
    assertThat(use(scene, 0, null, Crossing.SPEND)).isEqualTo("no-equipment");
    assertThat(use(scene, 0, Terrain.ICE, null)).isEqualTo("not-upgraded");
    assertThat(use(RaceScene.of("CCC", "H01+ - / - -"), 0, Terrain.ICE, null))
        .isEqualTo("no-such-custom-point");
    assertThat(use(scene.at(1), 0, null, Crossing.STOP_BEFORE)).isEqualTo("stop-needs-a-field");
  }

  private static String use(
      RaceScene scene, int place, @Nullable Terrain extra, @Nullable Crossing crossing) {
    return scene
        .refusals()
        .of(new Use(place, Optional.ofNullable(extra), Optional.ofNullable(crossing), 1))
        .code();
  }

  @Test
  void careThatIsNotPossible() {
    RaceScene scene = RaceScene.of("PC", "H01! H17 / - -");
    assertThat(scene.refusals().of(new Care(0)).code()).isEqualTo("no-care-card");
    scene.holding(SINGLE_CARE, DOUBLE_CARE);
    assertThat(scene.refusals().of(new Care(1)).code()).isEqualTo("not-tired");
    assertThat(scene.refusals().of(new Care(4)).code()).isEqualTo("no-husky");
    assertThat(scene.refusals().of(new CareForColumn(1)).code()).isEqualTo("nobody-tired");
    assertThat(scene.at(1).refusals().of(new Care(0)).sentence())
        .isEqualTo("Fern can still run, and care is for when no husky can.");
  }

  @Test
  void whileHuskiesHaveToRest() {
    RaceScene scene = RaceScene.of("cCC", "H01 H17 H07 / Y1 - -").use(H01);
    assertThat(scene.refusedUse(H17).code()).isEqualTo("rest-first");
    assertThat(scene.refusals().of(new EndDay()).code()).isEqualTo("rest-first");
    assertThat(scene.refusals().of(new Rest(0)).code()).isEqualTo("ready-rest-first");
    assertThat(scene.refusals().of(new Rest(5)).code()).isEqualTo("no-husky");
    assertThat(RaceScene.of("CC", "H01 - / - -").refusals().of(new Rest(0)).code())
        .isEqualTo("no-rest-needed");
  }

  @Test
  void theCatchUpCardHasToBeUsed() {
    RaceScene scene = RaceScene.of("CPC", "H01 - / - -").due(SINGLE_CARE);
    assertThat(scene.refusals().of(new EndDay()).sentence()).contains("run on");
    assertThat(scene.use(H01).refusals().of(new EndDay()).sentence()).contains("use it now");
  }
}
