package games.chalet.rules.infiniski;

import games.chalet.engine.Chance;
import games.chalet.rules.infiniski.Forecast.Passage;
import java.util.List;

/** Resolves the sections of the card that was laid, one after the other (ruling I4), and jumps. */
final class Skiing {

  private final Draft draft;
  private final Chance chance;

  Skiing(Draft draft, Chance chance) {
    this.draft = draft;
    this.chance = chance;
  }

  void place(SlopeCard card, Orientation orientation) {
    draft.lay(card, orientation);
    if (Route.ahead(draft.slope()).isEmpty()) {
      draft.task = Task.JUMP_FORCED;
      draft.tell(new InfiniskiEvent.NoLanding(card));
    } else {
      ski();
    }
  }

  /** Passes the section ahead with the chosen gain of speed. */
  void gain(int speed) {
    if (passes(Route.ahead(draft.slope()).getFirst(), speed)) {
      ski();
    }
  }

  /** Skis to where there is something to decide, or off the snow, or to the end of the card. */
  void ski() {
    for (Part part : Route.ahead(draft.slope())) {
      List<Integer> speeds = draft.last().card().section(part).speeds();
      if (speeds.size() > 1) {
        draft.task = Task.GAIN;
        return;
      }
      if (!passes(part, speeds.getFirst())) {
        return;
      }
    }
    draft.last(draft.last().finished());
    new Turns(draft, chance).begin();
  }

  /** Returns true if the skier has passed through and has nothing to decide. */
  private boolean passes(Part part, int gain) {
    Passage passage = resolved(part, gain);
    if (passage.buried()) {
      draft.bury();
      return false;
    }
    return switch (passage.jump()) {
      case MUST -> {
        jump(true, false);
        yield false;
      }
      case CAN -> {
        draft.task = Task.JUMP_OR_SKI;
        yield false;
      }
      case NO -> {
        takeFlag(part, passage.flag());
        yield true;
      }
    };
  }

  private Passage resolved(Part part, int gain) {
    SlopeCard card = draft.last().card();
    Section section = card.section(part);
    Passage passage =
        Passages.through(card, part, gain, draft.speed, draft.hazard, draft.options.flags());
    draft.speed = passage.speed();
    draft.hazard = passage.hazard();
    draft.last(draft.last().passing(part, draft.speed, draft.hazard));
    draft.tell(
        new InfiniskiEvent.Skied(
            card, part, section.slope().orElseThrow(), draft.speed, draft.hazard));
    if (section.isYetis()) {
      draft.tell(new InfiniskiEvent.YetiMet(draft.hazard));
    }
    return passage;
  }

  /** Takes a flag if there is one, even if it is worth nothing at this speed. */
  private void takeFlag(Part part, int points) {
    if (Passages.hasFlag(draft.last().card().section(part), draft.options.flags())) {
      draft.takeFlag(points);
    }
  }

  /** Jumps by the skier's own choice. */
  void jump() {
    jump(false, false);
  }

  /** Jumps because no card will do: the avalanche comes nearer first. */
  void jumpByForce() {
    draft.hazard++;
    jump(false, true);
  }

  /**
   * Leaves the snow. If the avalanche catches up on the way, the run ends there and nothing more is
   * discarded (I5).
   *
   * @param must true if the section demands it at this speed, which is not the same as forced
   */
  private void jump(boolean must, boolean forced) {
    if (!draft.buried()) {
      draft.speed--;
    }
    List<SlopeCard> discarded = draft.buried() ? List.of() : draft.discardHand();
    Laid from = draft.last();
    draft.last(from.left(forced, draft.speed, draft.hazard));
    draft.tell(
        new InfiniskiEvent.Jumped(
            from.stand(), must, forced, discarded, draft.speed, draft.hazard));
    if (draft.buried()) {
      draft.bury();
    } else {
      new Turns(draft, chance).begin();
    }
  }
}
