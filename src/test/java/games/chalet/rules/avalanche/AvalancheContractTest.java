package games.chalet.rules.avalanche;

import games.chalet.engine.Viewer;
import games.chalet.playouts.GameContract;
import games.chalet.rules.avalanche.hands.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class AvalancheContractTest
    extends GameContract<
        AvalancheOptions, AvalancheState, AvalancheAction, AvalancheView, AvalancheEvent> {

  AvalancheContractTest() {
    super(new Avalanche());
  }

  @Override
  protected Set<String> cardWords() {
    return names(Card.values());
  }

  @Override
  protected List<String> visibleCards(AvalancheState state, Viewer viewer) {
    List<Card> cards = new ArrayList<>(state.board().discard());
    state.board().recycled().forEach(cards::addAll);
    state.board().inUse().ifPresent(cards::add);
    for (Place place : state.board().places()) {
      place.open().ifPresent(open -> cards.addAll(open.run().cards()));
      place.banked().forEach(run -> cards.addAll(run.cards()));
    }
    if (viewer instanceof Viewer.Seated seated) {
      cards.addAll(state.hand(seated.seat()).cards());
    }
    return cards.stream().map(Card::name).toList();
  }
}
