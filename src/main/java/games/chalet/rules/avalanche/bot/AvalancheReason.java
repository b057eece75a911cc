package games.chalet.rules.avalanche.bot;

import games.chalet.engine.Seat;

/** A reason why an action may be a good idea in Avalanche. */
public sealed interface AvalancheReason {

  /**
   * It makes points safe.
   *
   * @param avalanche the number of the next avalanche, which cannot take them any more
   */
  record MakesSafe(int points, int avalanche) implements AvalancheReason {}

  /**
   * It makes the player's own run longer.
   *
   * @param gain the points that it adds
   * @param points the worth of the run afterwards
   */
  record Lengthens(int gain, int points) implements AvalancheReason {}

  /** It brings the bonus for five cards. */
  record BringsBonus(int points) implements AvalancheReason {}

  /** It begins a run, or brings the lift that one begins with. */
  record BeginsRun() implements AvalancheReason {}

  /** It shields the player's own run, worth that many points, from an avalanche. */
  record Shields(int points) implements AvalancheReason {}

  /**
   * It takes points away.
   *
   * @param others the points that it sweeps away from the other players
   * @param own the player's own points that are swept away with them
   */
  record SweepsAway(int others, int own) implements AvalancheReason {}

  /**
   * It ends the match.
   *
   * @param lead the points by which the player is ahead then
   */
  record EndsMatch(int lead) implements AvalancheReason {}

  /** It hinders a seat whose run is worth that many points. */
  record Hinders(Seat seat, int points) implements AvalancheReason {}

  /** It brings that many cards. */
  record BringsCards(int cards) implements AvalancheReason {}

  /** It keeps that many cards for later. */
  record KeepsCards(int cards) implements AvalancheReason {}
}
