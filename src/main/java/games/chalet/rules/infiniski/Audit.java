package games.chalet.rules.infiniski;

import games.chalet.rules.kit.Lists;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Counts the cards, and compares facts that follow from the rules with the state. */
final class Audit {

  private final InfiniskiState state;
  private final List<String> wrong = new ArrayList<>();

  private Audit(InfiniskiState state) {
    this.state = state;
  }

  static List<String> of(InfiniskiState state) {
    Audit audit = new Audit(state);
    audit.countCards();
    audit.compareScoreCard();
    audit.compareSlope();
    audit.compareTask();
    return audit.wrong;
  }

  private void countCards() {
    List<SlopeCard> cards = new ArrayList<>(state.hand());
    cards.addAll(state.deck());
    cards.addAll(state.discards());
    state.slope().forEach(laid -> cards.add(laid.card()));
    Collections.sort(cards);
    expect(cards.equals(PrintedDeck.CARDS), "The cards are " + cards);
    expect(
        Lists.isSorted(state.hand()) && Lists.isSorted(state.discards()),
        "Open cards are not sorted");
  }

  private void compareScoreCard() {
    expect(
        state.speed() >= 0 && state.speed() <= ScoreCard.FASTEST, "The speed is " + state.speed());
    expect(
        state.speed() < state.hazard() == (state.task() == Task.OVER),
        "Buried and over are not the same");
    expect(state.score() >= state.shuffles(), "Not every shuffle has scored");
  }

  private void compareSlope() {
    for (int index = 0; index < state.slope().size(); index++) {
      Laid laid = state.slope().get(index);
      expect(
          laid.turn() == state.turn() - state.slope().size() + index + 1,
          laid.card() + " was not laid in turn " + laid.turn());
      if (index > 0) {
        compareJoint(state.slope().get(index - 1), laid);
      }
    }
  }

  private void compareJoint(Laid left, Laid right) {
    expect(
        left.takeOff().isPresent()
            ? right.orientation() == Orientation.LANDSCAPE
            : left.exit().equals(Placements.entry(right.card(), right.orientation())),
        right.card() + " does not join up with " + left.card());
  }

  private void compareTask() {
    boolean nothing = state.task() != Task.OVER && LegalActions.of(state).isEmpty();
    expect(!nothing, "There is nothing to do");
    boolean tooMany = state.hand().size() > ScoreCard.hand(state.speed());
    boolean mayBe =
        switch (state.task()) {
          case DISCARD -> tooMany;
          case PLACE, LAND -> !tooMany;
          case JUMP_FORCED, GAIN, JUMP_OR_SKI, OVER -> true;
        };
    expect(mayBe, "The hand does not fit the speed");
  }

  private void expect(boolean holds, String otherwise) {
    if (!holds) {
      wrong.add(otherwise);
    }
  }
}
