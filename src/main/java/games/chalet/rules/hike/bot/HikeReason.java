package games.chalet.rules.hike.bot;

import games.chalet.rules.hike.deck.Terrain;

/** A reason why an action may be a good idea in Hike!. */
public sealed interface HikeReason {

  /**
   * It makes the sled faster on a day of the race, on average over this track: with a husky than
   * with most others at its place, with equipment than without.
   *
   * @param tenths the gain in tenths of a field
   */
  record ComesFarther(int tenths) implements HikeReason {}

  /** It lets the last place of the sled be filled. */
  record MakesRoom() implements HikeReason {}

  /** It leaves that many places of the sled free. */
  record LeavesPlaces(int free) implements HikeReason {}

  /** It brings a care card. */
  record BringsCare() implements HikeReason {}

  /**
   * It brings equipment.
   *
   * @param fields the number of open fields that need some
   * @param held the number of equipment cards held before it
   */
  record BringsEquipment(int fields, int held) implements HikeReason {}

  /** It shows one more card to choose from. */
  record ShowsOneMore() implements HikeReason {}

  /** It is possible because the sled is full: the race can come. */
  record SledIsFull() implements HikeReason {}

  /**
   * It lets a husky run.
   *
   * @param fields the number of fields
   * @param lost the number of its points that are left over
   */
  record Runs(int fields, int lost) implements HikeReason {}

  /** It brings the sled to the finish. */
  record Finishes() implements HikeReason {}

  /**
   * It keeps points for the next field among the huskies that are still ready.
   *
   * @param snow the kind of snow of that field
   * @param points the number of points of that snow
   */
  record KeepsPoints(Terrain snow, int points) implements HikeReason {}

  /** It spends an equipment card. */
  record SpendsEquipment() implements HikeReason {}

  /** It sends that many huskies to rest. */
  record CostsRest(int huskies) implements HikeReason {}

  /** It makes that many huskies ready again. */
  record ReadiesHuskies(int huskies) implements HikeReason {}

  /** It rests the husky that is least useful on the way ahead. */
  record IsMissedLeast() implements HikeReason {}

  /** It is the best that is left: nothing else brings the sled farther today for its cost. */
  record NothingBetter() implements HikeReason {}
}
