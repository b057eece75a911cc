package games.chalet.rules.hike.race;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.Ending;
import games.chalet.rules.hike.board.Hand;
import games.chalet.rules.hike.board.HikeEvent.LeftOut;
import games.chalet.rules.hike.board.HikeEvent.RaceOpened;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.state.Draft;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** From the last evening of the preparation to the first morning of the race. */
public final class OpeningTheRace {

  private OpeningTheRace() {}

  public static void open(Draft draft, Chance chance) {
    List<Card> care = new ArrayList<>(draft.cards.carePile);
    for (Seat seat : draft.clockwise()) {
      Musher musher = draft.musher(seat);
      care.addAll(musher.pile());
      draft.set(seat, musher.withPile(List.of()).withPlusOnes(0));
      if (musher.standing() == Standing.DECLARED) {
        draft.set(seat, draft.musher(seat).withStanding(Standing.RACING));
      } else {
        care.addAll(leaveOut(draft, seat));
      }
    }
    draft.cards.shuffleCare(care, chance);
    draft.tell(new RaceOpened(openLandscapes(draft)));
    draft.reveal();
    begin(draft, chance);
  }

  /** Ruling R16: returns the care cards of this hand, for the care pile; the rest stays open. */
  private static List<Card> leaveOut(Draft draft, Seat seat) {
    List<Card> hand = draft.hand(seat).cards();
    List<Card> rest = hand.stream().filter(card -> !card.care()).toList();
    draft.set(seat, new Hand(rest, List.of()));
    draft.set(seat, draft.musher(seat).withStanding(Standing.OUT).withoutUnseenHuskies());
    draft.tell(new LeftOut(seat, hand));
    return hand.stream().filter(Card::care).toList();
  }

  private static List<Landscape> openLandscapes(Draft draft) {
    List<Landscape> opened = new ArrayList<>();
    Optional<Landscape> next = draft.cards.turnLandscape();
    while (next.isPresent()) {
      opened.add(next.get());
      next = draft.cards.turnLandscape();
    }
    return opened;
  }

  /** Ruling R17: a race needs two. */
  private static void begin(Draft draft, Chance chance) {
    List<Seat> racers = draft.clockwise(Standing.RACING);
    draft.phase = Phase.RACE;
    draft.day = 1;
    switch (racers.size()) {
      case 0 -> draft.end(new Ending(Results.NO_RACER, racers));
      case 1 -> draft.end(new Ending(Results.ONLY_RACER, racers));
      default -> RaceDays.begin(draft, racers, chance);
    }
  }
}
