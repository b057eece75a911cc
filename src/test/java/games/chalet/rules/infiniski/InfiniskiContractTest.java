package games.chalet.rules.infiniski;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Outcome;
import games.chalet.engine.Viewer;
import games.chalet.playouts.GameContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class InfiniskiContractTest
    extends GameContract<
        InfiniskiOptions, InfiniskiState, InfiniskiAction, InfiniskiView, InfiniskiEvent> {

  InfiniskiContractTest() {
    super(new Infiniski());
  }

  @Override
  protected int matches() {
    return 1000;
  }

  @Override
  protected int closeMatches() {
    return 40;
  }

  @Override
  protected Set<String> cardWords() {
    return names(SlopeCard.values());
  }

  /** All but the deck; the forecasts name cards of the hand again. */
  @Override
  protected List<String> visibleCards(InfiniskiState state, Viewer viewer) {
    List<SlopeCard> cards = new ArrayList<>(state.hand());
    cards.addAll(state.discards());
    state.slope().forEach(laid -> cards.add(laid.card()));
    Forecasts.of(state).forEach(forecast -> cards.add(forecast.card()));
    return cards.stream().map(SlopeCard::name).toList();
  }

  @Override
  protected void checkEnding(Outcome outcome, Record ending, List<InfiniskiEvent> events) {
    InfiniskiEnding numbers = (InfiniskiEnding) ending;
    Outcome.Result result = outcome.results().getFirst();
    List<InfiniskiEvent.FlagTaken> flags =
        events.stream()
            .filter(InfiniskiEvent.FlagTaken.class::isInstance)
            .map(InfiniskiEvent.FlagTaken.class::cast)
            .toList();
    assertThat(numbers.flagPoints() + numbers.decks()).isEqualTo(result.points());
    assertThat(numbers.flags()).isEqualTo(flags.size());
    assertThat(numbers.flagPoints())
        .isEqualTo(flags.stream().mapToInt(InfiniskiEvent.FlagTaken::points).sum());
    assertThat(events)
        .contains(
            new InfiniskiEvent.Buried(
                numbers.speed(), numbers.hazard(), result.turns().orElseThrow()));
    assertThat(numbers.turn()).isEqualTo(result.turns().orElseThrow());
    assertThat(numbers.speed()).isLessThan(numbers.hazard());
  }
}
