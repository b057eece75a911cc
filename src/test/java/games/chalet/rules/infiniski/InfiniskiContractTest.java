package games.chalet.rules.infiniski;

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
}
