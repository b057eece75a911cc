package games.chalet.rules.hike.board;

import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Terrain;
import java.util.Optional;

/** An action of a seat. Places of a sled are counted from 0: the upper row, then the lower. */
public sealed interface HikeAction {

  /** An action on a day of the preparation. */
  sealed interface PreparationAction extends HikeAction {}

  /** An action on a day of the race. */
  sealed interface RaceAction extends HikeAction {}

  /** Plays a +1 card: opens one more card from the husky deck (ruling R3). */
  record OpenOne() implements PreparationAction {}

  /** Drafts a husky from the centre to the sled. */
  record DraftToSled(Card card, int place) implements PreparationAction {}

  /** Drafts any card from the centre to the hand (ruling R6). */
  record DraftToHand(Card card) implements PreparationAction {}

  /** Places a husky from the hand in the sled; also the second half of a swap. */
  record PlaceFromHand(Card card, int place) implements PreparationAction {}

  /** The first half of a swap: takes a husky from the sled to the hand (ruling R7). */
  record LiftOut(int place) implements PreparationAction {}

  /** Swaps a husky with itself, which changes nothing (ruling R5). */
  record Pass() implements PreparationAction {}

  /** Places a youngster: the bonus action (ruling R8). */
  record PlaceYoungster(Source from, Card card, int place) implements PreparationAction {}

  /** Declares to be ready to race. */
  record Declare() implements PreparationAction {}

  /** Lays an equipment card under a husky with one movement point, after declaring (ruling R18). */
  record Upgrade(int place) implements PreparationAction {}

  /** Ends the turn of a preparation day. */
  record EndTurn() implements PreparationAction {}

  /**
   * Uses a husky.
   *
   * @param place its place in the sled
   * @param extra the custom point that an upgraded husky chooses (ruling R19)
   * @param crossing the way in which the run deals with a field that needs equipment; empty if the
   *     run does not reach one
   * @param to the number of the field on which the sled stops
   */
  record Use(int place, Optional<Terrain> extra, Optional<Crossing> crossing, int to)
      implements RaceAction {}

  /** Sends a husky to rest, after a field that needs equipment was entered without any. */
  record Rest(int place) implements RaceAction {}

  /** Uses a single care card: the husky at this place is ready again. */
  record Care(int place) implements RaceAction {}

  /** Uses a double care card: the tired huskies of this column, counted from 0, are ready again. */
  record CareForColumn(int column) implements RaceAction {}

  /** Ends the racer's day. */
  record EndDay() implements RaceAction {}

  /** The source of a card that is taken. */
  enum Source {
    CENTRE,
    HAND
  }
}
