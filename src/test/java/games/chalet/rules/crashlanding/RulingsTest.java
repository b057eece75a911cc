package games.chalet.rules.crashlanding;

import static games.chalet.rules.crashlanding.Scene.down;
import static games.chalet.rules.crashlanding.Scene.end;
import static games.chalet.rules.crashlanding.Scene.find;
import static games.chalet.rules.crashlanding.Scene.putUnder;
import static games.chalet.rules.crashlanding.Scene.up;
import static games.chalet.rules.crashlanding.rockets.Rocket.C1;
import static games.chalet.rules.crashlanding.rockets.Rocket.C2;
import static games.chalet.rules.crashlanding.rockets.Rocket.C3;
import static games.chalet.rules.crashlanding.rockets.Rocket.C4;
import static games.chalet.rules.crashlanding.rockets.Rocket.C5;
import static games.chalet.rules.crashlanding.rockets.Rocket.C6;
import static games.chalet.rules.crashlanding.rockets.Rocket.C7;
import static games.chalet.rules.crashlanding.rockets.Rocket.C8;
import static games.chalet.rules.crashlanding.rockets.Rocket.D1;
import static games.chalet.rules.crashlanding.rockets.Rocket.D2;
import static games.chalet.rules.crashlanding.rockets.Rocket.D3;
import static games.chalet.rules.crashlanding.rockets.Rocket.D4;
import static games.chalet.rules.crashlanding.rockets.Rocket.D5;
import static games.chalet.rules.crashlanding.rockets.Rocket.D6;
import static games.chalet.rules.crashlanding.rockets.Rocket.D8;
import static games.chalet.rules.crashlanding.rockets.Rocket.H1;
import static games.chalet.rules.crashlanding.rockets.Rocket.H7;
import static games.chalet.rules.crashlanding.rockets.Rocket.H8;
import static games.chalet.rules.crashlanding.rockets.Rocket.S1;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Outcome.Result;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Viewer;
import games.chalet.rules.crashlanding.CrashLandingEvent.Fell;
import games.chalet.rules.crashlanding.CrashLandingEvent.Landed;
import games.chalet.rules.crashlanding.CrashLandingEvent.LiftedOff;
import games.chalet.rules.crashlanding.CrashLandingOptions.Score;
import games.chalet.rules.crashlanding.CrashLandingOptions.Shuffle;
import games.chalet.rules.crashlanding.CrashLandingOptions.Variation;
import games.chalet.rules.crashlanding.rockets.Direction;
import games.chalet.rules.crashlanding.rockets.Doings;
import games.chalet.rules.crashlanding.rockets.Rocket;
import games.chalet.rules.crashlanding.rockets.Rockets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rulings by their numbers, but for those of the Race. */
class RulingsTest {

  @Test
  void ruling1_speedIsCappedAtEightBothWays() {
    Scene fast = Scene.alone("").at(0, 20, 8, Stage.DESCENT).act(end());
    assertThat(fast.flight().speed()).isEqualTo(8);
    assertThat(fast.flight().altitude()).isEqualTo(12);
    Scene up = Scene.alone("").hand(0, C8, D8).at(0, 9, -3, Stage.DESCENT).act(up(C8, D8));
    assertThat(up.flight().speed()).isEqualTo(-8);
    assertThat(up.cockpit().burns().getFirst().thrust()).isEqualTo(8);
  }

  @Test
  void ruling2_zeroIsANumberLikeAnyOther() {
    Scene scene = Scene.alone("").at(0, 9, -1, Stage.DESCENT).act(end());
    assertThat(scene.flight().speed()).isZero();
    assertThat(scene.flight().altitude()).isEqualTo(9);
  }

  @Test
  void ruling3_altitudeAboveTwentyIsLostAndSpeedStays() {
    Scene scene = Scene.alone("").at(0, 18, -6, Stage.DESCENT).act(end());
    assertThat(scene.flight().altitude()).isEqualTo(20);
    assertThat(scene.flight().speed()).isEqualTo(-5);
    assertThat(scene.over()).isFalse();
  }

  @Test
  void ruling4_whoFallsDeeperThanTheGroundLandsWithTheWholeSpeed() {
    Scene scene = Scene.alone("").at(0, 1, 4, Stage.DESCENT).act(end());
    assertThat(scene.flight().altitude()).isZero();
    assertThat(scene.flight().speed()).isEqualTo(5);
    assertThat(scene.outcome().reason()).isEqualTo("wrecked");
  }

  @Test
  void ruling5_sidesMayHaveAnyNumberOfRockets() {
    Scene scene = Scene.alone("").hand(0, C1, D1, C2, C4, C3, D5).at(0, 9, 5, Stage.DESCENT);
    assertThat(scene.burns())
        .contains(up(List.of(C1, C2, D1), List.of(C4)))
        .contains(up(List.of(C1, C4), List.of(C2, C3)))
        .contains(up(List.of(C1, C4), List.of(D5)))
        .doesNotContain(up(List.of(C4), List.of(C1, D1, C2)));
  }

  @Test
  void ruling5_burnsAreSeparateAndMayPushBothWays() {
    Scene scene = Scene.alone("").hand(0, C8, D8, C3, D3).at(0, 9, 5, Stage.DESCENT);
    scene.act(up(C8, D8), down(C3, D3));
    assertThat(scene.flight().speed()).isZero();
  }

  @Test
  void ruling6_theSeventhRocketIsLookedAtAndAnyOfThemGoesUnderTheDeck() {
    Scene scene = Scene.alone("").hand(0, C1, C2, C3, C4, C5, C6).next(0, H8);
    scene.act(find());
    assertThat(scene.revealed()).isTrue();
    assertThat(scene.legal(0))
        .containsExactly(
            putUnder(C1),
            putUnder(C2),
            putUnder(C3),
            putUnder(C4),
            putUnder(C5),
            putUnder(C6),
            putUnder(H8));
    scene.act(putUnder(C1));
    assertThat(scene.revealed()).isFalse();
    assertThat(scene.hand()).containsExactly(C2, C3, C4, C5, C6, H8);
    assertThat(scene.cockpit().under()).containsExactly(C1);
    assertThat(scene.may(find())).isFalse();
    scene.act(end(), find(), putUnder(C2));
    assertThat(scene.cockpit().under()).containsExactly(C1, C2);
    assertThat(scene.cockpit().now().deck()).isEqualTo(26);
  }

  @Test
  void ruling6_whatLiesUnderTheDeckIsFoundAgainInThatOrder() {
    Scene scene = Scene.alone("").hand(0, C1, C2, C3, C4, C5, C6).next(0, H8);
    scene.act(find(), putUnder(C2), end(), find(), putUnder(C3));
    Rockets rockets = scene.state().pilots().getFirst().rockets();
    for (int left = rockets.deck(); left > 2; left--) {
      rockets = rockets.draw();
    }
    assertThat(rockets.top()).isEqualTo(C2);
    assertThat(rockets.draw().top()).isEqualTo(C3);
    assertThat(rockets.draw().draw().deck()).isZero();
  }

  @Test
  void ruling6_findingIsOptionalOnceATurnAndBeforeBurning() {
    Scene scene = Scene.alone("").hand(0, C1, D1).next(0, H8, H7);
    assertThat(scene.may(end())).isTrue();
    scene.act(up(C1, D1));
    assertThat(scene.may(find())).isFalse();
    scene.act(end(), find());
    assertThat(scene.may(find())).isFalse();
  }

  @Test
  void ruling7_aSoftLandingScoresTheHandAndAHardOneHalfOfItRoundedDown() {
    Scene soft = Scene.alone("").hand(0, C8, C5).at(0, 1, 0, Stage.DESCENT).act(end());
    assertThat(soft.outcome().reason()).isEqualTo("landedSoftly");
    assertThat(soft.outcome().results().getFirst().points()).isEqualTo(13);
    assertThat(soft.events()).contains(new Landed(new Seat(0), 1, true));
    Scene hard = Scene.alone("").hand(0, C8, C5).at(0, 2, 1, Stage.DESCENT).act(end());
    assertThat(hard.outcome().reason()).isEqualTo("landedHard");
    assertThat(hard.outcome().results().getFirst().points()).isEqualTo(6);
    assertThat(hard.state().board().hands()).contains(List.of(List.of(C5, C8)));
  }

  @Test
  void ruling7_allUnfiredRocketsMayScore() {
    Scene scene = Scene.alone("").hand(0, C8, D8, C5).scoring(Score.UNFIRED);
    assertThat(scene.cockpit().score()).isEqualTo(144);
    scene.act(up(C8, D8));
    assertThat(scene.cockpit().score()).isEqualTo(128);
    scene.at(0, 2, 1, Stage.DESCENT).act(end());
    assertThat(scene.outcome().results().getFirst().points()).isEqualTo(64);
  }

  @Test
  void ruling7_theReEntryCardIsNoneOfTheRocketsThatScore() {
    Pilot pilot = deal("E", 0).pilots().getFirst();
    CrashLandingOptions unfired =
        new CrashLandingOptions(
            Variation.ON, Variation.OFF, Variation.OFF, Score.UNFIRED, 0, Shuffle.OWN);
    assertThat(Scores.of(unfired, pilot)).isEqualTo(144 - pilot.rockets().turned().value());
  }

  @Test
  void ruling7_landedBeforeLostThenScoreThenFewerTurns() {
    List<Double> returns =
        List.of(
            returns(1, 0, 9, C8),
            returns(1, 0, 10, C8),
            returns(1, 0, 3, C7),
            returns(1, 0, 60),
            returns(1, 4, 6, C8),
            returns(1, 4, 7, C8));
    for (int better = 0; better < returns.size() - 1; better++) {
      assertThat(returns.get(better)).isGreaterThan(returns.get(better + 1)).isBetween(-1.0, 1.0);
    }
    assertThat(returns.subList(0, 4)).as("landed").allMatch(landed -> landed > 0);
    assertThat(returns.subList(4, 6)).as("lost").allMatch(lost -> lost < 0);
  }

  private static double returns(int altitude, int speed, int turns, Rocket... hand) {
    Scene scene = Scene.alone("").hand(0, hand).at(0, altitude, speed, Stage.DESCENT).turns(turns);
    Result result = scene.act(end()).outcome().results().getFirst();
    assertThat(result.turns()).contains(turns + 1);
    return result.returns();
  }

  @Test
  void ruling8_theReEntryCardGivesTheStartingSpeedAndIsUsedUp() {
    CrashLandingState state = deal("E", 0);
    Rocket turned = state.pilots().getFirst().rockets().deal().getFirst();
    Lander lander = state.board().landers().getFirst();
    int speed = Math.min(8, turned.value() + 1);
    assertThat(lander.speed()).isEqualTo(speed);
    assertThat(lander.altitude()).isEqualTo(20 - speed);
    assertThat(lander.deck()).isEqualTo(31);
    assertThat(view(state).turned()).containsExactly(turned);
    assertThat(state.pilots().getFirst().rockets().unfired()).hasSize(31).doesNotContain(turned);
  }

  @Test
  void ruling8_itLiesApartFromThoseThatWereFired() {
    assertThat(deal("E", 0).board().landers().getFirst().fired()).isEmpty();
    assertThat(deal("E", 4).pilots().getFirst().rockets().fired()).isEmpty();
    assertThat(view(deal("", 0)).turned()).isEmpty();
  }

  private static CrashLandingView view(CrashLandingState state) {
    return Scene.GAME.view(state, new Viewer.Spectator());
  }

  @Test
  void ruling8_anEightStaysAnEight() {
    Rules rules = new Rules(SimulationTest.options("E", 0));
    Pilot pilot =
        Deal.pilot(
            rules,
            IntStream.range(0, 32).mapToObj(place -> Deal.DECK.get((place + 7) % 32)).toList());
    assertThat(pilot.flight().speed()).isEqualTo(8);
    assertThat(Piloting.dawn(rules, pilot).flight().speed()).isEqualTo(8);
  }

  @Test
  void ruling9_onEarthSpeedGrowsByTwo() {
    Scene scene = Scene.alone("G").at(0, 18, 2, Stage.DESCENT).act(end());
    assertThat(scene.flight().speed()).isEqualTo(4);
    assertThat(scene.events()).containsExactly(new Fell(new Seat(0), 6, 4, 14));
  }

  @Test
  void ruling10_theTurnOfTheLandingGoesOnAsTheFirstOnTheGround() {
    Scene scene = Scene.alone("R").hand(0, C5).at(0, 1, 0, Stage.DESCENT).act(end());
    assertThat(scene.over()).isFalse();
    assertThat(scene.flight()).isEqualTo(new Flight(0, 0, Stage.GROUND, List.of(1), 6, 1));
    assertThat(scene.may(find())).isTrue();
    assertThat(scene.events()).contains(new Landed(new Seat(0), 1, true));
    scene.act(end());
    assertThat(scene.events()).isEmpty();
    assertThat(scene.flight()).isEqualTo(new Flight(0, 0, Stage.GROUND, List.of(1), 7, 2));
  }

  @Test
  void ruling10_onTheReturnAnUpwardBurnCountsEachRocketOneLess() {
    Scene scene = Scene.alone("R").hand(0, C5, C3, D3, D6).at(0, 9, 2, Stage.RETURN);
    assertThat(scene.burns())
        .containsExactlyInAnyOrder(
            up(List.of(C3, D3), List.of(C5)),
            up(C3, D3),
            down(C3, D3),
            new CrashLandingAction.Burn(List.of(C3, D3), List.of(D6), Direction.DOWN));
    scene.act(up(List.of(C3, D3), List.of(C5)));
    assertThat(scene.flight().speed()).isEqualTo(-2);
  }

  @Test
  void ruling10_acesLiftNothing() {
    Scene scene = Scene.alone("R").hand(0, C1, D1, C2).at(0, 0, 0, Stage.GROUND);
    assertThat(scene.burns()).isEmpty();
    assertThat(scene.refusal(up(C1, D1)).code()).isEqualTo("no-thrust");
    assertThat(Scene.alone("R").hand(0, C1, D1).at(0, 9, 0, Stage.RETURN).burns())
        .containsExactly(down(C1, D1));
  }

  @Test
  void ruling10_theFirstBurnThatMakesSpeedNegativeLiftsOff() {
    Scene scene = Scene.alone("R").hand(0, C5, D5).at(0, 0, 0, Stage.GROUND).act(up(C5, D5));
    assertThat(scene.flight().stage()).isEqualTo(Stage.GROUND);
    scene.act(end());
    assertThat(scene.events())
        .containsExactly(new LiftedOff(new Seat(0), -4), new Fell(new Seat(0), 6, -3, 3));
    assertThat(scene.flight().stage()).isEqualTo(Stage.RETURN);
  }

  /** Each: which variations, and two rockets that are no faster than gravity. */
  @ParameterizedTest
  @CsvSource({"R, C2, D2, -1", "GR, C2, D2, -1", "GR, C3, D3, -2"})
  void ruling10_whoIsNoFasterThanGravityStaysOnTheGround(
      String variations, Rocket port, Rocket starboard, int speed) {
    Scene scene = Scene.alone(variations).hand(0, port, starboard).at(0, 0, 0, Stage.GROUND);
    scene.act(up(port, starboard));
    assertThat(scene.flight().speed()).as("until the turn is ended").isEqualTo(speed);
    assertThat(scene.cockpit().ahead()).isEmpty();
    scene.act(end());
    assertThat(scene.flight()).isEqualTo(new Flight(0, 0, Stage.GROUND, List.of(1), 6, 2));
    assertThat(scene.events()).isEmpty();
    assertThat(scene.state().pilots().getFirst().rockets().fired())
        .containsExactly(port, starboard);
  }

  @ParameterizedTest
  @CsvSource({"R, C3, D3, 1", "GR, C4, D4, 1"})
  void ruling10_whoIsFasterThanGravityLiftsOff(
      String variations, Rocket port, Rocket starboard, int altitude) {
    Scene scene = Scene.alone(variations).hand(0, port, starboard).at(0, 0, 0, Stage.GROUND);
    scene.act(up(port, starboard));
    assertThat(scene.cockpit().ahead()).isNotEmpty();
    scene.act(end());
    assertThat(scene.flight().stage()).isEqualTo(Stage.RETURN);
    assertThat(scene.flight().altitude()).isEqualTo(altitude);
  }

  @Test
  void ruling10_aSecondBurnMayStillLiftOff() {
    Scene scene = Scene.alone("R").hand(0, C2, D2, C3, D3).at(0, 0, 0, Stage.GROUND);
    scene.act(up(C2, D2));
    assertThat(scene.may(up(C3, D3))).isTrue();
    scene.act(up(C3, D3), end());
    assertThat(scene.flight().stage()).isEqualTo(Stage.RETURN);
  }

  @Test
  void ruling10_whoComesDownAgainTooFastIsWrecked() {
    Scene scene = Scene.alone("R").at(0, 2, 2, Stage.RETURN).act(end());
    assertThat(scene.outcome().reason()).isEqualTo("wrecked");
    assertThat(scene.outcome().results().getFirst().points()).isZero();
  }

  @Test
  void ruling10_anyLandingAtTwoHalvesTheScore() {
    Scene scene =
        Scene.alone("R").hand(0, C8, C5).at(0, 18, -4, Stage.RETURN).landedAt(0, 2).act(end());
    assertThat(scene.outcome().reason()).isEqualTo("missionDone");
    assertThat(scene.outcome().results().getFirst().points()).isEqualTo(6);
  }

  @Test
  void ruling10_itIsEnoughThatOneLandingWasHard() {
    for (List<Integer> landings : List.of(List.of(2, 1), List.of(1, 2, 1), List.of(1, 2))) {
      Scene scene = Scene.alone("R").hand(0, C8, C5).at(0, 18, -4, Stage.RETURN);
      scene.landedAt(0, landings.toArray(Integer[]::new)).act(end());
      assertThat(scene.outcome().results().getFirst().points()).isEqualTo(6);
    }
  }

  @Test
  void ruling10_onTheGroundNothingPushesIntoIt() {
    Scene scene = Scene.alone("R").hand(0, C5, D5, C4, D4).at(0, 0, 0, Stage.GROUND);
    assertThat(scene.may(down(C4, D4))).isFalse();
    assertThat(scene.refusal(down(C4, D4)).rule()).isEqualTo("ground");
    scene.act(up(C5, D5));
    assertThat(scene.may(down(C4, D4))).isTrue();
    scene.act(down(C4, D4));
    assertThat(scene.flight().speed()).isZero();
  }

  @Test
  void ruling11_aFullHandThatCanLiftOffFindsNothingMoreOnTheGround() {
    Scene scene = Scene.alone("R").hand(0, C1, C2, C3, C4, C6, D6).at(0, 0, 0, Stage.GROUND);
    assertThat(scene.may(find())).isFalse();
    assertThat(scene.refusal(find()).rule()).isEqualTo("ground");
    assertThat(scene.cockpit().mayFind()).isFalse();
    scene.hand(0, C1, D1, H1, S1, C4, C6);
    assertThat(scene.may(find())).isTrue();
    scene.hand(0, C1, C2, C3, C4, C6, D6).at(0, 9, 0, Stage.RETURN);
    assertThat(scene.may(find())).isTrue();
  }

  /** Each: which variations, a hand of six, and whether one of their burns beats gravity. */
  @ParameterizedTest
  @CsvSource({
    "R, C1 D1 H1 C2 D2 C8, false",
    "R, C1 D1 H1 C3 D3 C8, true",
    "R, C1 C2 C4 C5 C6 D7, true",
    "R, C1 D1 H1 S1 C2 D2, false",
    "GR, C1 D1 C2 D2 C3 D3, true",
    "GR, C1 D1 H1 C3 D3 C8, false",
    "GR, C1 D1 H1 C4 D4 C8, true",
  })
  void ruling11_findIsClosedWhileSixRocketsHoldABurnFasterThanGravity(
      String variations, String hand, boolean closed) {
    Rocket[] six = Arrays.stream(hand.split(" ", -1)).map(Rocket::valueOf).toArray(Rocket[]::new);
    Scene scene = Scene.alone(variations).hand(0, six).at(0, 0, 0, Stage.GROUND);
    assertThat(scene.may(find())).isNotEqualTo(closed);
    assertThat(scene.cockpit().mayFind()).isNotEqualTo(closed);
  }

  @Test
  void ruling11_whoCanNeverLiftOffIsStrandedAtOnce() {
    Scene scene =
        Scene.alone("R").hand(0, C1, D1, C8).emptyDeck(0).at(0, 1, 0, Stage.DESCENT).act(end());
    assertThat(scene.outcome().reason()).isEqualTo("stranded");
    assertThat(scene.flight().turns()).isEqualTo(6);
    assertThat(scene.flight().speed()).as("which becomes 0 first").isZero();
    Scene burned = Scene.alone("R").hand(0, C5, D5, C4, D4).emptyDeck(0);
    burned.at(0, 0, 0, Stage.GROUND).act(up(C5, D5), down(C4, D4));
    assertThat(burned.over()).isFalse();
    assertThat(burned.act(end()).outcome().reason()).isEqualTo("stranded");
  }

  /** Each: which variations, all that is left, and whether it can ever beat gravity. */
  @ParameterizedTest
  @CsvSource({
    "R, C2 D2 H2 C1 C8, true",
    "R, C2 D2 H2 S2, false",
    "R, C3 D3, false",
    "GR, C3 D3, true",
    "GR, C4 D4, false",
    "R, C2 D2 C3, false",
    "GR, C2 D2 H2 S2 C3 D3, false",
    "GR, C2 D2 C3 H3, false",
    "GR, C2 D2 H2 C3, true",
  })
  void ruling11_weakBurnsAreNotEnough(String variations, String left, boolean stranded) {
    Rocket[] hand = Arrays.stream(left.split(" ", -1)).map(Rocket::valueOf).toArray(Rocket[]::new);
    Scene landing = Scene.alone(variations).hand(0, hand).emptyDeck(0);
    landing.at(0, 1, variations.contains("G") ? -1 : 0, Stage.DESCENT).act(end());
    assertThat(landing.flight().stage() == Stage.STRANDED).isEqualTo(stranded);
    Scene standing = Scene.alone(variations).hand(0, hand).emptyDeck(0).at(0, 0, 0, Stage.GROUND);
    assertThat(standing.over()).as("never in the middle of a turn").isFalse();
    assertThat(standing.act(end()).over()).isEqualTo(stranded);
  }

  @Test
  void ruling11_whatLiesInTheDeckCounts() {
    Scene scene = Scene.alone("R").hand(0, C1, D1).at(0, 0, 0, Stage.GROUND).act(end());
    assertThat(scene.over()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"39, false", "40, true"})
  void ruling11_afterFortyTurnsOnTheGroundTheMissionFails(int turns, boolean stranded) {
    Scene scene = Scene.alone("R").hand(0, C8, D8).groundTurns(turns).act(end());
    assertThat(scene.over()).isEqualTo(stranded);
  }

  @Test
  void ruling11_inTheFortiethTurnItMayStillLiftOff() {
    Scene scene = Scene.alone("R").hand(0, C8, D8).groundTurns(40).act(up(C8, D8), end());
    assertThat(scene.flight().stage()).isEqualTo(Stage.RETURN);
  }

  @Test
  void ruling11_aLiftOffThatFailsInTheFortiethTurnStrands() {
    Scene last = Scene.alone("R").hand(0, C2, D2, C8, D8).groundTurns(39).act(up(C2, D2), end());
    assertThat(last.flight().groundTurns()).isEqualTo(40);
    assertThat(last.may(up(C8, D8))).isTrue();
    Scene none = Scene.alone("R").hand(0, C2, D2, C8, D8).groundTurns(40).act(up(C2, D2), end());
    assertThat(none.outcome().reason()).isEqualTo("stranded");
    assertThat(none.flight().groundTurns()).isEqualTo(40);
  }

  @Test
  void ruling11_whoComesDownAgainHasTheFortiethTurnAndNoMore() {
    for (int before : List.of(39, 40)) {
      Scene scene = Scene.alone("R").hand(0, C8, D8).groundTurns(before);
      scene.fallingAt(1, 0).act(end());
      assertThat(scene.over()).isEqualTo(before == 40);
      assertThat(scene.flight().groundTurns()).isEqualTo(40);
    }
  }

  @Test
  void ruling13_reEntryCardFirstThenTheRocketsAtTheStart() {
    Rockets rockets = deal("E", 4).pilots().getFirst().rockets();
    assertThat(rockets.turned()).isEqualTo(rockets.deal().getFirst());
    assertThat(rockets.hand()).containsExactlyInAnyOrderElementsOf(rockets.deal().subList(1, 5));
    assertThat(deal("", 0).pilots().getFirst().hand()).isEmpty();
  }

  private static CrashLandingState deal(String variations, int rockets) {
    return Scene.GAME.initialState(
        SimulationTest.options(variations, rockets),
        1,
        Optional.empty(),
        new Chance(new Seed("7".repeat(64))));
  }

  @Test
  void ruling14_allVariationsCombineAndEachHasItsDay() {
    List<CrashLandingOptions> days =
        IntStream.range(20_000, 20_008)
            .mapToObj(day -> Scene.GAME.dealOfTheDay(day).orElseThrow())
            .toList();
    assertThat(days).doesNotHaveDuplicates().allMatch(day -> Scene.GAME.validate(day, 1).isEmpty());
    assertThat(days)
        .allMatch(
            day ->
                day.rockets()
                    == (day.reEntry() == Variation.ON || day.earthLanding() == Variation.ON
                        ? 4
                        : 0));
  }

  @Test
  void ruling15_turnsWithNothingLeftToDoArePlayedByThemselves() {
    Scene scene = Scene.alone("").hand(0, C8).emptyDeck(0).at(0, 15, -2, Stage.DESCENT);
    assertThat(scene.legal(0)).containsExactly(end());
    scene.act(end());
    assertThat(scene.outcome().reason()).isEqualTo("wrecked");
    assertThat(scene.events().stream().filter(Fell.class::isInstance)).hasSizeGreaterThan(4);
    assertThat(scene.revealed()).isFalse();
  }

  @Test
  void ruling15_theLastRocketInTheDeckIsSomethingToDo() {
    Scene scene = Scene.alone("").hand(0, C1, C2, C3, C4, C5, C6).emptyDeck(0);
    Rockets none = scene.state().pilots().getFirst().rockets();
    Rockets one = new Rockets(none.deal(), 32, List.of(C6), List.of(C1), none.fired());
    assertThat(LegalActions.nothingLeft(new Pilot(Flight.at(0), one, Doings.NONE))).isFalse();
    assertThat(LegalActions.nothingLeft(new Pilot(Flight.at(0), one.draw(), Doings.NONE))).isTrue();
    assertThat(LegalActions.nothingLeft(new Pilot(Flight.at(0), none, Doings.NONE))).isFalse();
  }

  @Test
  void ruling15_theyStopWhereSomethingCanBeDoneAgain() {
    Scene scene = Scene.alone("R").hand(0, C6, C3, D4).emptyDeck(0).at(0, 1, 0, Stage.DESCENT);
    assertThat(scene.legal(0)).containsExactly(end());
    scene.act(end());
    assertThat(scene.legal(0)).containsExactly(up(List.of(C3, D4), List.of(C6)), end());
  }

  @Test
  void ruling16_whoIsAbsentFindsNothingAndBurnsNothing() {
    Scene scene = Scene.alone("").hand(0, C1, D1, C2, C3, C4, C5).next(0, H8);
    Seat seat = new Seat(0);
    assertThat(Scene.GAME.timeoutAction(scene.state(), seat)).isEqualTo(end());
    scene.act(find());
    assertThat(Scene.GAME.timeoutAction(scene.state(), seat)).isEqualTo(putUnder(H8));
  }
}
