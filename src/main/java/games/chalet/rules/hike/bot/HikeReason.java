package games.chalet.rules.hike.bot;

import games.chalet.rules.hike.deck.Terrain;

/** Why something may be a good idea in Hike!. */
public sealed interface HikeReason {

  /**
   * The sled comes farther in a day of the race, on average over this track: with a husky than with
   * most others at its place, with equipment than without.
   *
   * @param tenths by so many tenths of a field
   */
  record ComesFarther(int tenths) implements HikeReason {}

  /** The last place of the sled can be filled after it. */
  record MakesRoom() implements HikeReason {}

  /** How many places of the sled are free then. */
  record LeavesPlaces(int free) implements HikeReason {}

  /** It brings a care card. */
  record BringsCare() implements HikeReason {}

  /**
   * It brings equipment.
   *
   * @param fields how many of the open fields need some
   * @param held how many one has before it
   */
  record BringsEquipment(int fields, int held) implements HikeReason {}

  /** It shows one more card to choose from. */
  record ShowsOneMore() implements HikeReason {}

  /** The sled is full: the race can come. */
  record SledIsFull() implements HikeReason {}

  /**
   * How far a husky runs.
   *
   * @param fields how many fields
   * @param lost how many of its points are left over
   */
  record Runs(int fields, int lost) implements HikeReason {}

  /** It brings the sled to the finish. */
  record Finishes() implements HikeReason {}

  /**
   * What the huskies that are still ready have for the next field.
   *
   * @param points how many points of that snow
   */
  record KeepsPoints(Terrain snow, int points) implements HikeReason {}

  /** It spends an equipment card. */
  record SpendsEquipment() implements HikeReason {}

  /** Huskies have to rest for it. */
  record CostsRest(int huskies) implements HikeReason {}

  /** So many huskies are ready again. */
  record ReadiesHuskies(int huskies) implements HikeReason {}

  /** It is the husky that is missed least on the way ahead. */
  record IsMissedLeast() implements HikeReason {}

  /** Nothing else brings the sled farther today for what it costs. */
  record NothingBetter() implements HikeReason {}
}
