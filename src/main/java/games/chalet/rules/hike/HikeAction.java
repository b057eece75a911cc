package games.chalet.rules.hike;

import java.util.Optional;

/** What a seat can do. Places of a sled are counted as in {@link Musher#sled()}. */
public sealed interface HikeAction {

  /** Plays a +1 card: opens one more card from the husky deck (ruling R3). */
  record OpenOne() implements HikeAction {}

  /** Drafts a husky from the centre to the sled. */
  record DraftToSled(Card card, int place) implements HikeAction {}

  /** Drafts any card from the centre to the hand (ruling R6). */
  record DraftToHand(Card card) implements HikeAction {}

  /** Places a husky from the hand in the sled; also the second half of a swap. */
  record PlaceFromHand(Card card, int place) implements HikeAction {}

  /** The first half of a swap: takes a husky from the sled to the hand (ruling R7). */
  record LiftOut(int place) implements HikeAction {}

  /** Swaps a husky with itself, which changes nothing (ruling R5). */
  record Pass() implements HikeAction {}

  /** The bonus action: places a youngster (ruling R8). */
  record PlaceYoungster(Source from, Card card, int place) implements HikeAction {}

  /** Declares to be ready to race. */
  record Declare() implements HikeAction {}

  /** Lays an equipment card under a husky with one movement point, after declaring (ruling R18). */
  record Upgrade(int place) implements HikeAction {}

  /** Ends the turn of a preparation day. */
  record EndTurn() implements HikeAction {}

  /**
   * Uses a husky.
   *
   * @param place where it is in the sled
   * @param extra the custom point that an upgraded husky chooses (ruling R19)
   * @param crossing what is done about the field on this run that needs equipment; empty if the run
   *     does not come to one
   * @param to the number of the field on which the sled comes to stand
   */
  record Use(int place, Optional<Terrain> extra, Optional<Crossing> crossing, int to)
      implements HikeAction {}

  /** Sends a husky to rest, after a field that needs equipment was entered without. */
  record Rest(int place) implements HikeAction {}

  /** Uses a single care card: the husky at this place is ready again. */
  record Care(int place) implements HikeAction {}

  /** Uses a double care card: the tired huskies of this column, counted from 0, are ready again. */
  record CareForColumn(int column) implements HikeAction {}

  /** Ends the own race day. */
  record EndDay() implements HikeAction {}
}
