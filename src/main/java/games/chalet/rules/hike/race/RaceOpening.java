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
import games.chalet.rules.hike.state.PendingState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The step from the last evening of the preparation to the first morning of the race. */
public final class RaceOpening {

  private RaceOpening() {}

  public static void open(PendingState pending, Chance chance) {
    List<Card> care = new ArrayList<>(pending.piles.carePile);
    for (Seat seat : pending.clockwise()) {
      Musher musher = pending.musher(seat);
      care.addAll(musher.pile());
      pending.set(seat, musher.withPile(List.of()).withPlusOnes(0));
      if (musher.standing() == Standing.DECLARED) {
        pending.set(seat, pending.musher(seat).withStanding(Standing.RACING));
      } else {
        care.addAll(leaveOut(pending, seat));
      }
    }
    pending.piles.shuffleCare(care, chance);
    pending.tell(new RaceOpened(openLandscapes(pending)));
    pending.reveal();
    begin(pending, chance);
  }

  /**
   * Leaves a seat out (ruling R16); returns the care cards of its hand, for the care pile. The rest
   * stays open.
   */
  private static List<Card> leaveOut(PendingState pending, Seat seat) {
    List<Card> hand = pending.hand(seat).cards();
    List<Card> rest = hand.stream().filter(card -> !card.care()).toList();
    pending.set(seat, new Hand(rest, List.of()));
    pending.set(seat, pending.musher(seat).withStanding(Standing.OUT).withoutUnseenHuskies());
    pending.tell(new LeftOut(seat, hand));
    return hand.stream().filter(Card::care).toList();
  }

  private static List<Landscape> openLandscapes(PendingState pending) {
    return Stream.generate(pending.piles::turnLandscape)
        .takeWhile(Optional::isPresent)
        .flatMap(Optional::stream)
        .toList();
  }

  /** Begins the race, or ends the match if there are not two racers (ruling R17). */
  private static void begin(PendingState pending, Chance chance) {
    List<Seat> racers = pending.clockwise(Standing.RACING);
    pending.phase = Phase.RACE;
    pending.day = 1;
    switch (racers.size()) {
      case 0 -> pending.end(new Ending(HikeOutcome.NO_RACER, racers));
      case 1 -> pending.end(new Ending(HikeOutcome.ONLY_RACER, racers));
      default -> RaceDays.begin(pending, racers, chance);
    }
  }
}
