package games.chalet.rules.antarctic;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Outcome;
import games.chalet.engine.Viewer;
import games.chalet.playouts.GameContract;
import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticEnding;
import games.chalet.rules.antarctic.board.AntarcticEnding.DecidedBy;
import games.chalet.rules.antarctic.board.AntarcticEvent;
import games.chalet.rules.antarctic.board.AntarcticOptions;
import games.chalet.rules.antarctic.board.AntarcticView;
import games.chalet.rules.antarctic.board.Incident;
import games.chalet.rules.antarctic.board.Verdict;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.play.AntarcticState;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class AntarcticContractTest
    extends GameContract<
        AntarcticOptions, AntarcticState, AntarcticAction, AntarcticView, AntarcticEvent> {

  private static final Set<String> WORDS = names(Card.values());

  AntarcticContractTest() {
    super(new Antarctic());
  }

  @Override
  protected int matches() {
    return 500;
  }

  @Override
  protected int closeMatches() {
    return 16;
  }

  @Override
  protected Set<String> cardWords() {
    return WORDS;
  }

  @Override
  protected List<String> visibleCards(AntarcticState state, Viewer viewer) {
    AntarcticBoard board = state.board();
    List<Card> cards = new ArrayList<>(List.of(board.centre().card()));
    board.discard().ifPresent(cards::add);
    board.places().forEach(place -> place.top().ifPresent(cards::add));
    board.leftOver().forEach(left -> cards.addAll(left.cards()));
    board.verdict().flatMap(Verdict::incident).ifPresent(incident -> addEvidence(cards, incident));
    if (viewer instanceof Viewer.Seated seated) {
      cards.addAll(state.hand(seated.seat()));
    }
    return cards.stream().map(Card::name).toList();
  }

  private static void addEvidence(List<Card> cards, Incident incident) {
    incident.card().ifPresent(cards::add);
    cards.add(incident.instead().card());
  }

  @Override
  protected void checkEnding(Outcome outcome, Record ending, List<AntarcticEvent> events) {
    AntarcticEnding numbers = (AntarcticEnding) ending;
    for (int seat = 0; seat < outcome.results().size(); seat++) {
      assertThat(numbers.seats().get(seat).rounds().stream().mapToInt(points -> points).sum())
          .isEqualTo(outcome.results().get(seat).points());
    }
    assertThat(numbers.target().isEmpty()).isEqualTo(outcome.reason().equals("oneRound"));
    assertThat(numbers.decidedBy() == DecidedBy.SHARED)
        .isEqualTo(outcome.results().stream().filter(result -> result.rank() == 1).count() > 1);
  }
}
