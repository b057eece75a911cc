package games.chalet.rules.ohhell;

import games.chalet.engine.Seat;
import games.chalet.rules.kit.PlayingCard;
import java.util.List;

/** Public events; there is none for the first deal. */
public sealed interface OhHellEvent {

  record HasBid(Seat seat, int tricks) implements OhHellEvent {}

  record Played(Seat seat, PlayingCard card) implements OhHellEvent {}

  record TookTheTrick(Seat seat) implements OhHellEvent {}

  /** The points of a deal, by seat. */
  record Scored(List<Integer> points) implements OhHellEvent {}

  record NewDeal(Seat dealer, int cards, PlayingCard turnUp) implements OhHellEvent {}
}
