package games.chalet.rules.infiniski;

import games.chalet.engine.Chance;
import java.util.ArrayList;
import java.util.List;

/** The course of the game between one card and the next. */
final class Turns {

  private final Draft draft;
  private final Chance chance;

  Turns(Draft draft, Chance chance) {
    this.draft = draft;
    this.chance = chance;
  }

  /**
   * Begins a turn after a card and its jump: looks at the deck (ruling I11), then at the hand (I2).
   */
  void begin() {
    if (draft.deck.isEmpty()) {
      draft.reshuffle(chance);
    }
    int limit = ScoreCard.hand(draft.speed);
    drawTo(limit);
    if (draft.hand().size() > limit) {
      draft.task = Task.DISCARD;
    } else {
      lookForCard();
    }
  }

  void discard(SlopeCard card) {
    draft.discard(card);
    draft.tell(new InfiniskiEvent.Discarded(card));
    if (draft.hand().size() == ScoreCard.hand(draft.speed)) {
      lookForCard();
    }
  }

  /**
   * Sets the task for the next card. A card that may be laid must be laid; a jump is forced only if
   * there is none (ruling I3).
   */
  private void lookForCard() {
    if (draft.last().landing().isPresent()) {
      draft.task = Task.LAND;
    } else {
      draft.task =
          Placements.of(draft.hand(), draft.slope()).isEmpty() ? Task.JUMP_FORCED : Task.PLACE;
    }
  }

  private void drawTo(int limit) {
    List<SlopeCard> drawn = new ArrayList<>();
    while (draft.hand().size() < limit) {
      if (draft.deck.isEmpty()) {
        tellDrawn(drawn);
        drawn.clear();
        draft.reshuffle(chance);
      }
      drawn.add(draft.draw());
    }
    tellDrawn(drawn);
  }

  /**
   * Tells the drawn cards in the order of the printed numbers, so that a viewer of the hand cannot
   * tell which came first.
   */
  private void tellDrawn(List<SlopeCard> drawn) {
    if (!drawn.isEmpty()) {
      draft.tell(new InfiniskiEvent.Drawn(drawn.stream().sorted().toList()));
    }
  }
}
