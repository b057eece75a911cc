package games.chalet.rules.avalanche;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.playouts.GameContract;
import games.chalet.rules.avalanche.AvalancheEnding.DecidedBy;
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

  @Override
  protected void checkEnding(Outcome outcome, Record ending, List<AvalancheEvent> events) {
    AvalancheEnding numbers = (AvalancheEnding) ending;
    for (int seat = 0; seat < outcome.results().size(); seat++) {
      AvalancheEnding.SeatEnding parts = numbers.seats().get(seat);
      Seat of = new Seat(seat);
      List<Run> banked =
          events.stream()
              .filter(
                  event -> event instanceof AvalancheEvent.Banked bank && bank.seat().equals(of))
              .map(event -> ((AvalancheEvent.Banked) event).run())
              .toList();
      assertThat(parts.cards() + parts.bonus())
          .isEqualTo(outcome.results().get(seat).points())
          .isEqualTo(banked.stream().mapToInt(Run::points).sum());
      assertThat(parts.bonus()).isEqualTo(banked.stream().mapToInt(Run::bonus).sum());
      assertThat(parts.runs()).isEqualTo(banked.size());
    }
    assertThat(numbers.endedBy())
        .isEqualTo(
            events.stream()
                .filter(it -> it instanceof AvalancheEvent.AvalancheFell fell && fell.number() == 5)
                .map(it -> ((AvalancheEvent.AvalancheFell) it).seat())
                .findFirst());
    assertThat(numbers.decidedBy() == DecidedBy.SHARED)
        .isEqualTo(outcome.results().stream().filter(result -> result.rank() == 1).count() > 1);
  }
}
