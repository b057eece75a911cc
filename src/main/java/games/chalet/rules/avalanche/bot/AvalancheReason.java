package games.chalet.rules.avalanche.bot;

import games.chalet.engine.Seat;

/** Why something may be a good idea in Avalanche. */
public sealed interface AvalancheReason {

  /**
   * It makes points safe.
   *
   * @param avalanche the number of the next avalanche, which cannot take them any more
   */
  record MakesSafe(int points, int avalanche) implements AvalancheReason {}

  /**
   * It makes the own run longer.
   *
   * @param gain by how many points
   * @param points what the run is worth then
   */
  record Lengthens(int gain, int points) implements AvalancheReason {}

  /** It brings the bonus for five cards. */
  record BringsBonus(int points) implements AvalancheReason {}

  /** It begins a run, or brings the lift that one begins with. */
  record BeginsRun() implements AvalancheReason {}

  /** It shields the own run from an avalanche. */
  record Shields(int points) implements AvalancheReason {}

  /**
   * It takes points away.
   *
   * @param others the points of the others that it sweeps away
   * @param own one's own that go with them
   */
  record SweepsAway(int others, int own) implements AvalancheReason {}

  /**
   * It ends the match.
   *
   * @param lead by how many points one is ahead then
   */
  record EndsMatch(int lead) implements AvalancheReason {}

  /** It gets in the way of somebody whose run is worth so many points. */
  record Hinders(Seat seat, int points) implements AvalancheReason {}

  /** It brings cards. */
  record BringsCards(int cards) implements AvalancheReason {}

  /** It keeps cards for later. */
  record KeepsCards(int cards) implements AvalancheReason {}
}
