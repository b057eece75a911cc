package games.chalet.rules.crashlanding;

import static games.chalet.rules.crashlanding.Scene.end;
import static games.chalet.rules.crashlanding.Scene.find;
import static games.chalet.rules.crashlanding.Scene.up;
import static games.chalet.rules.crashlanding.rockets.Rocket.C2;
import static games.chalet.rules.crashlanding.rockets.Rocket.C5;
import static games.chalet.rules.crashlanding.rockets.Rocket.C8;
import static games.chalet.rules.crashlanding.rockets.Rocket.D1;
import static games.chalet.rules.crashlanding.rockets.Rocket.D2;
import static games.chalet.rules.crashlanding.rockets.Rocket.D5;
import static games.chalet.rules.crashlanding.rockets.Rocket.H3;
import static games.chalet.rules.crashlanding.rockets.Rocket.H4;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Outcome;
import games.chalet.engine.Outcome.Result;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.crashlanding.CrashLandingEvent.Found;
import games.chalet.rules.crashlanding.CrashLandingEvent.TurnTold;
import games.chalet.rules.crashlanding.CrashLandingOptions.Score;
import games.chalet.rules.crashlanding.CrashLandingOptions.Shuffle;
import games.chalet.rules.crashlanding.CrashLandingOptions.Variation;
import games.chalet.rules.crashlanding.rockets.Direction;
import games.chalet.rules.crashlanding.rockets.Doings.Fired;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ruling C12. */
class RaceTest {

  private static final Seat ONE = new Seat(0);
  private static final Seat OTHER = new Seat(1);

  @Test
  void ruling12_aTurnIsUnseenUntilBothHaveEndedIt() {
    Scene scene = Scene.race("").hand(0, C5, D5).next(0, H3).at(0, 15, 3, Stage.DESCENT);
    CrashLandingView dawn = seenByOther(scene);
    scene.act(0, find());
    assertThat(scene.events()).isEmpty();
    assertThat(Scene.GAME.hindsight(scene.state())).containsExactly(new Found(ONE, H3));
    assertThat(seenByOther(scene)).isEqualTo(dawn);
    scene.act(0, up(C5, D5));
    assertThat(scene.events()).isEmpty();
    assertThat(seenByOther(scene)).isEqualTo(dawn);
    assertThat(scene.cockpit(0).now().speed()).isEqualTo(-2);
    scene.act(0, end());
    assertThat(scene.events()).isEmpty();
    assertThat(scene.revealed()).isFalse();
    assertThat(seenByOther(scene)).isEqualTo(dawn);
    assertThat(awaited(scene)).containsExactly(OTHER);
    scene.act(1, end());
    assertThat(scene.revealed()).isTrue();
    assertThat(scene.events().subList(0, 2))
        .containsExactly(
            new TurnTold(
                ONE, 5, true, List.of(new Fired(List.of(C5), List.of(D5), Direction.UP, 5, -2))),
            new TurnTold(OTHER, 5, false, List.of()));
    assertThat(scene.state().board().landers().getFirst().speed()).isEqualTo(-1);
    assertThat(awaited(scene)).containsExactly(ONE, OTHER);
  }

  @Test
  void aPilotIsToldWhichRocketTheyFound() {
    Scene scene = Scene.race("").hand(0, C5, D5).next(0, H3).act(0, find(), end());
    CrashLandingView before = Scene.GAME.view(scene.state(), new Viewer.Seated(ONE));
    CrashLandingView dawn = seenByOther(scene);
    scene.act(1, end());
    CrashLandingView after = Scene.GAME.view(scene.state(), new Viewer.Seated(ONE));
    TurnTold told = new TurnTold(ONE, 5, true, List.of(), Optional.of(H3));
    assertThat(Scene.GAME.eventsFor(ONE, scene.events(), before, after)).contains(told);
    assertThat(Scene.GAME.eventsFor(OTHER, scene.events(), dawn, seenByOther(scene)))
        .isSameAs(scene.events());
  }

  private static CrashLandingView seenByOther(Scene scene) {
    return Scene.GAME.view(scene.state(), new Viewer.Seated(OTHER));
  }

  private static List<Seat> awaited(Scene scene) {
    return List.copyOf(((Turn.Decision) Scene.GAME.turn(scene.state())).awaited());
  }

  @Test
  void ruling12_whoWatchesARaceSeesNoHandBeforeItsEnd() {
    Scene scene = Scene.race("").hand(0, C5, D5);
    CrashLandingView watched = Scene.GAME.view(scene.state(), new Viewer.Spectator());
    assertThat(watched.own()).isEmpty();
    assertThat(watched.board().hands()).isEmpty();
  }

  /** Each: altitude and speed after the burns of the turn before; two hands. */
  @ParameterizedTest
  @CsvSource({
    "1, 0, 9, 3, firstLanding, 1, 2",
    "2, 1, 1, 5, firstLanding, 1, 2",
    "9, 3, 2, 1, firstLanding, 2, 1",
    "2, 1, 1, 0, softerLanding, 2, 1",
    "1, 0, 1, 0, higherScore, 1, 2",
    "1, 5, 1, 6, bothWrecked, 2, 2",
  })
  void ruling12_theFirstSafeLandingWins(
      int altitude,
      int speed,
      int otherAltitude,
      int otherSpeed,
      String reason,
      int rank,
      int second) {
    Scene scene = Scene.race("").hand(0, C8).hand(1, D1);
    scene.at(0, altitude, speed, Stage.DESCENT).at(1, otherAltitude, otherSpeed, Stage.DESCENT);
    Outcome outcome = scene.pass().outcome();
    assertThat(outcome.reason()).isEqualTo(reason);
    assertThat(outcome.results()).extracting(Result::rank).containsExactly(rank, second);
    assertThat(scene.state().board().hands()).contains(List.of(List.of(C8), List.of(D1)));
  }

  @Test
  void ruling12_atLastItIsADraw() {
    Scene scene = Scene.race("").hand(0, C5).hand(1, D5);
    scene.at(0, 1, 0, Stage.DESCENT).at(1, 1, 0, Stage.DESCENT);
    Outcome outcome = scene.pass().outcome();
    assertThat(outcome.reason()).isEqualTo("draw");
    assertThat(outcome.results()).extracting(Result::rank).containsExactly(1, 1);
    assertThat(outcome.results()).extracting(Result::returns).containsExactly(0.0, 0.0);
  }

  @Test
  void ruling12_whoIsWreckedIsOutAndTheOtherWinsOnlyByLanding() {
    Scene scene = Scene.race("").at(0, 1, 5, Stage.DESCENT).at(1, 20, 0, Stage.DESCENT).pass();
    assertThat(scene.over()).isFalse();
    assertThat(Scene.GAME.isEliminated(scene.state(), ONE)).isTrue();
    assertThat(awaited(scene)).containsExactly(OTHER);
    assertThat(scene.refusal(end()).code()).isEqualTo("lost");
    while (!scene.over()) {
      scene.pass();
    }
    assertThat(scene.outcome().reason()).isEqualTo("bothWrecked");
    assertThat(scene.outcome().results()).extracting(Result::returns).containsExactly(0.0, 0.0);
  }

  @Test
  void ruling12_inARescueTheFirstHomeWinsAndTheWorstLandingCounts() {
    Scene first = Scene.race("R").at(0, 18, -4, Stage.RETURN).at(1, 1, 0, Stage.DESCENT).pass();
    assertThat(first.outcome().reason()).isEqualTo("firstHome");
    Scene same = Scene.race("R").hand(0, C8, H4).hand(1, D1);
    same.at(0, 18, -4, Stage.RETURN).at(1, 18, -4, Stage.RETURN).landedAt(0, 2, 1).pass();
    assertThat(same.outcome().reason()).isEqualTo("softerLanding");
    assertThat(same.outcome().results()).extracting(Result::rank).containsExactly(2, 1);
    assertThat(same.outcome().results()).extracting(Result::points).containsExactly(6, 1);
  }

  @Test
  void ruling12_strandedCountsAsWrecked() {
    Scene scene = Scene.race("R").hand(0, C2).emptyDeck(0).at(0, 1, 0, Stage.DESCENT).pass();
    assertThat(scene.flight(0).stage()).isEqualTo(Stage.STRANDED);
    assertThat(Scene.GAME.isEliminated(scene.state(), ONE)).isTrue();
    assertThat(scene.over()).isFalse();
  }

  @Test
  void ruling12_whereBothAreLostNobodyWinsAndBothAreSecond() {
    Scene scene = Scene.race("R").hand(0, C2).emptyDeck(0).at(0, 1, 0, Stage.DESCENT);
    Outcome outcome = scene.at(1, 1, 6, Stage.DESCENT).pass().outcome();
    assertThat(outcome.reason()).isEqualTo("bothWrecked");
    assertThat(outcome.results()).extracting(Result::rank).containsExactly(2, 2);
    assertThat(outcome.results()).extracting(Result::points).containsExactly(0, 0);
  }

  @Test
  void ruling11_whoHasOnlyWeakBurnsLeftInARaceCountsAsWrecked() {
    Scene scene = Scene.race("R").hand(0, C2, D2).emptyDeck(0).at(0, 1, 0, Stage.DESCENT).pass();
    assertThat(Scene.GAME.isEliminated(scene.state(), ONE)).isTrue();
    assertThat(scene.over()).isFalse();
  }

  @Test
  void ruling12_bothMayHaveTheSameShuffle() {
    CrashLandingState same = deal(Shuffle.SAME);
    assertThat(same.pilots().get(0)).isEqualTo(same.pilots().get(1));
    CrashLandingState own = deal(Shuffle.OWN);
    assertThat(own.pilots().get(0)).isEqualTo(same.pilots().get(0));
    assertThat(own.pilots().get(1)).isNotEqualTo(own.pilots().get(0));
  }

  private static CrashLandingState deal(Shuffle shuffle) {
    return Scene.GAME.initialState(
        new CrashLandingOptions(Variation.ON, Variation.OFF, Variation.OFF, Score.HAND, 2, shuffle),
        2,
        Optional.empty(),
        new Chance(new Seed("3".repeat(64))));
  }

  @Test
  void ruling15_whoHasNothingLeftToDoIsNotWaitedFor() {
    Scene scene = Scene.race("").hand(0, C8).emptyDeck(0).at(0, 15, 0, Stage.DESCENT).pass();
    assertThat(awaited(scene)).containsExactly(OTHER);
    assertThat(scene.cockpit(0).done()).isTrue();
  }

  @Test
  void ruling15_whereNobodyHasAnythingLeftToDoTheRaceEndsByItself() {
    Scene scene = Scene.race("").hand(0, C8).hand(1, D1).emptyDeck(0).emptyDeck(1);
    scene.at(0, 15, 0, Stage.DESCENT).at(1, 1, 0, Stage.DESCENT);
    scene.act(0, end()).act(1, end());
    assertThat(scene.outcome().reason()).isEqualTo("firstLanding");
    scene = Scene.race("").hand(0, C8).hand(1, D1).emptyDeck(0).emptyDeck(1);
    scene.at(0, 15, 0, Stage.DESCENT).at(1, 9, -1, Stage.DESCENT);
    scene.act(0, end()).act(1, end());
    assertThat(scene.outcome().reason()).isEqualTo("bothWrecked");
    assertThat(scene.events().stream().filter(TurnTold.class::isInstance)).hasSizeGreaterThan(6);
  }

  @Test
  void ruling16_whoIsAbsentFallsAndTheOtherWinsOnlyByLanding() {
    Scene scene = Scene.race("").hand(1, D1, C5, D5).at(0, 20, 0, Stage.DESCENT);
    while (!Scene.GAME.isEliminated(scene.state(), OTHER)) {
      assertThat(Scene.GAME.timeoutAction(scene.state(), OTHER)).isEqualTo(end());
      scene.act(1, end()).at(0, 20, 0, Stage.DESCENT).act(0, end());
    }
    assertThat(scene.state().pilots().get(1).hand()).containsExactly(C5, D1, D5);
    assertThat(scene.over()).isFalse();
    assertThat(awaited(scene)).containsExactly(ONE);
    scene.at(0, 1, 0, Stage.DESCENT).act(0, end());
    assertThat(scene.outcome().reason()).isEqualTo("firstLanding");
    assertThat(scene.outcome().results()).extracting(Result::rank).containsExactly(1, 2);
  }
}
