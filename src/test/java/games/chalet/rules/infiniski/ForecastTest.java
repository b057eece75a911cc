package games.chalet.rules.infiniski;

import static games.chalet.rules.infiniski.SlopeCard.S01;
import static games.chalet.rules.infiniski.SlopeCard.S02;
import static games.chalet.rules.infiniski.SlopeCard.S04;
import static games.chalet.rules.infiniski.SlopeCard.S05;
import static games.chalet.rules.infiniski.SlopeCard.S06;
import static games.chalet.rules.infiniski.SlopeCard.S07;
import static games.chalet.rules.infiniski.SlopeCard.S08;
import static games.chalet.rules.infiniski.SlopeCard.S13;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import games.chalet.engine.Step;
import games.chalet.rules.infiniski.Forecast.Leave;
import games.chalet.rules.infiniski.Forecast.Passage;
import games.chalet.rules.infiniski.InfiniskiAction.Place;
import games.chalet.rules.infiniski.InfiniskiEvent.FlagTaken;
import games.chalet.rules.infiniski.InfiniskiEvent.Skied;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A card does exactly the thing that the view forecasts. */
class ForecastTest {

  private static List<Forecast> of(Scene scene, SlopeCard card, Orientation orientation) {
    return scene.view().forecasts().stream()
        .filter(forecast -> forecast.card() == card && forecast.orientation() == orientation)
        .toList();
  }

  private static List<Passage> passages(Scene scene, SlopeCard card) {
    return of(scene, card, Orientation.LANDSCAPE).getFirst().passages();
  }

  @Test
  void bothSectionsWithTheFlag() {
    assertThat(passages(Scene.of(S05, S01).at(7, 2).after(S01), S05))
        .containsExactly(
            new Passage(Part.LEFT, 8, 2, Leave.NO, 0, false),
            new Passage(Part.RIGHT, 7, 2, Leave.NO, 3, false));
  }

  @Test
  void aBuriedSkierTakesNoFlag() {
    Scene scene = Scene.of(S05, S01, S02, S06).at(4, 4).inTheAirFrom(S04, Part.LEFT, Part.RIGHT);
    assertThat(passages(scene, S05))
        .containsExactly(new Passage(Part.RIGHT, 3, 4, Leave.NO, 0, true));
  }

  @Test
  void oneForEachChoiceOfSpeed() {
    assertThat(of(Scene.of(S02, S01).at(7, 2).after(S01), S02, Orientation.PORTRAIT))
        .extracting(Forecast::gain, forecast -> forecast.passages().getFirst().speed())
        .containsExactly(tuple(2, 9), tuple(3, 10));
  }

  @Test
  void onlyAsFarAsTheSkierGets() {
    assertThat(passages(Scene.of(S08, S01).at(8, 2).after(S04), S08))
        .containsExactly(new Passage(Part.LEFT, 8, 2, Leave.MUST, 0, false));
    assertThat(passages(Scene.of(S04, S01).at(7, 6).after(S13), S04))
        .containsExactly(new Passage(Part.LEFT, 5, 6, Leave.NO, 0, true));
  }

  @Test
  void whereTheSkierCanJumpTheOtherSectionIsToldToo() {
    assertThat(passages(Scene.of(S04).at(9, 2).after(S13), S04))
        .containsExactly(
            new Passage(Part.LEFT, 7, 2, Leave.CAN, 0, false),
            new Passage(Part.RIGHT, 6, 2, Leave.NO, 0, false));
  }

  @Test
  void theXHoldsNobody() {
    Scene scene = Scene.of(S07).at(9, 2).inTheAirFrom(S06, Part.LEFT, Part.RIGHT);
    assertThat(of(scene, S07, Orientation.LANDSCAPE))
        .containsExactly(new Forecast(S07, Orientation.LANDSCAPE, 0, List.of(), true));
  }

  @Test
  void thereIsOneForEverythingThatMayBeLaidAndForNothingElse() {
    RandomRuns.play(
        60,
        (before, action, step) ->
            assertThat(
                    Forecasts.of(before).stream()
                        .<InfiniskiAction>map(
                            forecast -> new Place(forecast.card(), forecast.orientation()))
                        .distinct())
                .isEqualTo(
                    LegalActions.of(before).stream().filter(Place.class::isInstance).toList()));
  }

  @Test
  void itComesTrue() {
    RandomRuns.play(
        60,
        (before, action, step) -> {
          if (action instanceof Place place && step.state().task() != Task.GAIN) {
            Forecast forecast =
                Forecasts.of(before).stream()
                    .filter(
                        each ->
                            each.card() == place.card()
                                && each.orientation() == place.orientation())
                    .findFirst()
                    .orElseThrow();
            checkComesTrue(forecast, step);
          }
        });
  }

  private static void checkComesTrue(Forecast forecast, Step<InfiniskiState, InfiniskiEvent> step) {
    List<Passage> passages = forecast.passages();
    List<Skied> skied =
        step.events().stream().filter(Skied.class::isInstance).map(Skied.class::cast).toList();
    boolean asked = step.state().task() == Task.JUMP_OR_SKI;
    List<Passage> told = asked ? passages.subList(0, skied.size()) : passages;
    assertThat(skied)
        .extracting(Skied::part, Skied::speed, Skied::hazard)
        .isEqualTo(
            told.stream()
                .map(passage -> tuple(passage.part(), passage.speed(), passage.hazard()))
                .toList());
    assertThat(asked).isEqualTo(!told.isEmpty() && told.getLast().jump() == Leave.CAN);
    assertThat(
            step.events().stream()
                .filter(FlagTaken.class::isInstance)
                .mapToInt(flag -> ((FlagTaken) flag).points())
                .sum())
        .isEqualTo(told.stream().mapToInt(Passage::flag).sum());
  }
}
