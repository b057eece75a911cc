package games.chalet.rules.ohhell;

import games.chalet.engine.Viewer;
import games.chalet.playouts.GameContract;
import games.chalet.rules.kit.PlayingCard;
import games.chalet.rules.ohhell.OhHellState.View;
import java.util.ArrayList;
import java.util.List;

class OhHellContractTest
    extends GameContract<OhHellOptions, OhHellState, OhHellAction, View, OhHellEvent> {

  OhHellContractTest() {
    super(new OhHell());
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
  protected List<String> visibleCards(OhHellState state, Viewer viewer) {
    List<PlayingCard> cards = new ArrayList<>(state.board().trick().cards());
    cards.add(state.board().turnUp());
    state.hands().own(viewer).ifPresent(cards::addAll);
    return cards.stream().map(PlayingCard::name).toList();
  }
}
