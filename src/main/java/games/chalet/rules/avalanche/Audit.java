package games.chalet.rules.avalanche;

import games.chalet.rules.avalanche.hands.Card;
import games.chalet.rules.avalanche.hands.Hand;
import games.chalet.rules.kit.Lists;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Counts the cards, and compares facts that the state holds twice. */
final class Audit {

  private final AvalancheState state;
  private final AvalancheBoard board;
  private final Map<Card, Integer> counts = new EnumMap<>(Card.class);
  private final List<String> wrong = new ArrayList<>();

  private Audit(AvalancheState state) {
    this.state = state;
    this.board = state.board();
  }

  static List<String> of(AvalancheState state) {
    Audit audit = new Audit(state);
    audit.countCards();
    audit.compareHands();
    audit.compareRuns();
    return audit.wrong;
  }

  private void countCards() {
    count(Card.LIFT, board.liftPile());
    count(Card.AVALANCHE, board.avalanches());
    state.drawPile().forEach(card -> count(card, 1));
    board.discard().forEach(card -> count(card, 1));
    board.inUse().ifPresent(card -> count(card, 1));
    for (Hand hand : state.hands()) {
      hand.cards().forEach(card -> count(card, 1));
    }
    for (Place place : board.places()) {
      place.open().ifPresent(this::countOpenRun);
      place.banked().forEach(this::countRun);
    }
    Map<Card, Integer> pack = Pack.counts(board.options());
    if (!counts.equals(pack)) {
      wrong.add("The cards are " + counts + ", not " + pack);
    }
  }

  private void countOpenRun(OpenRun open) {
    countRun(open.run());
    count(Card.SKI_PATROL, open.patrol() ? 1 : 0);
  }

  private void countRun(Run run) {
    count(Card.LIFT, 1);
    run.cards().forEach(card -> count(card, 1));
  }

  private void count(Card card, int more) {
    if (more > 0) {
      counts.merge(card, more, Integer::sum);
    }
  }

  private void compareHands() {
    if (board.drawPile() != state.drawPile().size()) {
      wrong.add("The draw pile is not as large as the board says");
    }
    for (int seat = 0; seat < state.hands().size(); seat++) {
      Hand hand = state.hands().get(seat);
      Place place = board.places().get(seat);
      if (place.cards() != hand.cards().size() || place.lifts() != hand.lifts()) {
        wrong.add("The hand of seat " + seat + " is not as large as the board says");
      }
      if (!hand.follows(board.recycled().size())) {
        wrong.add("The hand of seat " + seat + " is not what it drew and did not play");
      }
      if (!Lists.isSorted(hand.cards())) {
        wrong.add("The hand of seat " + seat + " is not sorted");
      }
    }
  }

  private void compareRuns() {
    for (Place place : board.places()) {
      place.open().ifPresent(open -> compareRun(open.run()));
      place.banked().forEach(this::compareRun);
      if (place.total() != place.banked().stream().mapToInt(Run::points).sum()) {
        wrong.add("The banked runs do not add up to " + place.total());
      }
    }
  }

  private void compareRun(Run run) {
    if (!run.equals(Run.of(run.cards()))) {
      wrong.add("This run has other points: " + run);
    }
    for (int right = 1; right < run.cards().size(); right++) {
      if (!Run.links(run.cards().subList(0, right), run.cards().get(right))) {
        wrong.add("These cards do not link: " + run.cards());
      }
    }
  }
}
