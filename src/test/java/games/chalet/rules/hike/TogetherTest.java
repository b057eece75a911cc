package games.chalet.rules.hike;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.hike.board.Ending;
import games.chalet.rules.hike.board.HikeAction.Declare;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.EndTurn;
import games.chalet.rules.hike.board.HikeAction.Pass;
import games.chalet.rules.hike.board.HikeAction.Use;
import games.chalet.rules.hike.board.HikeEvent.DayTold;
import games.chalet.rules.hike.board.HikeEvent.MadeCamp;
import games.chalet.rules.hike.board.HikeEvent.NobodyMoved;
import games.chalet.rules.hike.board.HikeEvent.Ran;
import games.chalet.rules.hike.board.HikeView;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.preparation.PreparationScene;
import games.chalet.rules.hike.state.HikeState;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ruling 29: race days that all play at the same time. */
class TogetherTest {

  private static final Hike HIKE = new Hike();
  private static final Seat FIRST = new Seat(0);
  private static final Seat SECOND = new Seat(1);

  /** The first race day of two; the track begins C C C I C. */
  private static PreparationScene race(PreparationScene scene) {
    return scene
        .sled(0, "H17 H37 Y1 Y2 / Y3 Y4 Y5 Y6")
        .sled(1, "H18 H38 Y7 Y8 / H39 H40 H41 H42")
        .does(new Pass(), new Declare(), new Pass(), new Declare());
  }

  private static PreparationScene together() {
    return race(PreparationScene.of(2).together());
  }

  private static Use run(PreparationScene scene, int seat) {
    return HIKE.legalActions(scene.state(), new Seat(seat)).stream()
        .filter(Use.class::isInstance)
        .map(Use.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void ruling29_allAreAwaitedAtOnce() {
    Turn.Decision turn = (Turn.Decision) HIKE.turn(together().state());
    assertThat(turn.awaited()).containsExactly(FIRST, SECOND);
  }

  @Test
  void ruling29_theOthersSeeDawn() {
    PreparationScene scene = together();
    HikeView before = HIKE.view(scene.state(), new Viewer.Seated(SECOND));
    HikeView own = HIKE.view(scene.state(), new Viewer.Seated(FIRST));
    scene.act(0, run(scene, 0));
    assertThat(scene.events()).isEmpty();
    assertThat(scene.revealed()).isFalse();
    assertThat(HIKE.view(scene.state(), new Viewer.Seated(SECOND))).isEqualTo(before);
    assertThat(HIKE.view(scene.state(), new Viewer.Seated(FIRST))).isNotEqualTo(own);
    assertThat(HIKE.hindsight(scene.state())).hasSize(1).first().isInstanceOf(Ran.class);
  }

  @Test
  void ruling29_whoHasEndedIsKnownAndNothingElse() {
    PreparationScene scene = together();
    scene.act(0, run(scene, 0)).act(0, new EndDay());
    assertThat(scene.events()).isEmpty();
    assertThat(scene.board().toPlay()).containsExactly(SECOND);
    assertThat(scene.board().musher(FIRST).position()).isZero();
    assertThat(HIKE.legalActions(scene.state(), FIRST)).isEmpty();
    assertThat(HIKE.hindsight(scene.state()).getFirst()).isInstanceOf(MadeCamp.class);
  }

  @Test
  void ruling29_theDayIsToldInRacingOrderWhenAllHaveEnded() {
    PreparationScene scene = together();
    scene.act(1, run(scene, 1)).act(1, new EndDay());
    scene.act(0, run(scene, 0)).act(0, new EndDay());
    List<DayTold> told = scene.events(DayTold.class);
    assertThat(told).extracting(DayTold::seat).containsExactly(FIRST, SECOND);
    assertThat(told).allMatch(day -> day.deeds().size() == 1);
    assertThat(scene.board().yesterday()).isEqualTo(told);
    assertThat(scene.board().musher(FIRST).position()).isEqualTo(told.getFirst().to());
    assertThat(scene.board().day()).isEqualTo(2);
    assertThat(scene.revealed()).isTrue();
  }

  @Test
  void ruling29_whatIsReachedIsTheSameAsOneByOne() {
    PreparationScene together = together();
    PreparationScene oneByOne = race(PreparationScene.of(2));
    for (int seat = 0; seat < 2; seat++) {
      together.act(seat, run(together, seat)).act(seat, new EndDay());
      oneByOne.act(seat, run(oneByOne, seat)).act(seat, new EndDay());
    }
    assertThat(together.board().mushers()).isEqualTo(oneByOne.board().mushers());
    assertThat(together.board().day()).isEqualTo(oneByOne.board().day());
  }

  @Test
  void ruling29_anotherViewersTwinKeepsWhoHasEnded() {
    PreparationScene scene = together();
    scene.act(0, run(scene, 0)).act(0, new EndDay());
    Chance chance = new Chance(new Seed("4".repeat(64)));
    HikeState twin = HIKE.resample(scene.state(), new Viewer.Seated(SECOND), chance);
    assertThat(twin.racer(FIRST)).isPresent();
    assertThat(twin.board()).isEqualTo(scene.board());
  }

  /** Ruling R24: nobody can tell before the evening whether it will be a still day. */
  @Test
  void ruling24_aStillDayPlayedTogetherIsToldInTheEvening() {
    PreparationScene scene = together();
    scene.act(0, new EndDay());
    assertThat(scene.board().stillDays()).isZero();
    scene.act(1, new EndDay());
    assertThat(scene.board().stillDays()).isEqualTo(1);
    assertThat(scene.events(NobodyMoved.class)).containsExactly(new NobodyMoved(1, 1));
    scene.act(1, run(scene, 1));
    HikeView first = HIKE.view(scene.state(), new Viewer.Seated(FIRST));
    assertThat(first.board().stillDays()).isEqualTo(1);
    assertThat(first.board().moved()).isFalse();
    scene.act(1, new EndDay()).act(0, new EndDay());
    assertThat(scene.board().stillDays()).isZero();
  }

  @Test
  void ruling24_theSecondStillDayRunningEndsTheRaceInBothWays() {
    for (PreparationScene scene : List.of(together(), race(PreparationScene.of(2)))) {
      scene.act(0, new EndDay()).act(1, new EndDay());
      assertThat(scene.board().phase()).isEqualTo(Phase.RACE);
      scene.act(0, new EndDay()).act(1, new EndDay());
      assertThat(scene.board().ending()).contains(new Ending("stalled", List.of(FIRST)));
    }
  }

  @Test
  void oneByOneADayEndsByItselfAtItsEnd() {
    PreparationScene scene = race(PreparationScene.of(2));
    while (scene.turn() == 0) {
      scene.act(0, run(scene, 0));
    }
    assertThat(scene.events(MadeCamp.class)).hasSize(1);
    assertThat(scene.refusal(new EndTurn())).isEqualTo("The preparations are over.");
  }
}
