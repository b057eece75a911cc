package games.chalet.match.command;

import games.chalet.engine.Seat;
import games.chalet.match.Proposal;
import tools.jackson.databind.JsonNode;

/**
 * Something that a seat, or another room about a seat, wants done in a match: accepted, it becomes
 * entries of the journal. The one place that carries commands out is {@code CommandHandler}.
 */
public sealed interface MatchCommand extends MatchRequest {

  /**
   * The seat acts.
   *
   * @param choice the number of the choice that the player saw
   * @param action the game's action as JSON
   */
  record Act(int choice, JsonNode action) implements MatchCommand {}

  /**
   * The seat takes its last act back.
   *
   * @param choice the number of the choice that the player saw
   */
  record Undo(int choice) implements MatchCommand {}

  /** The seat says what to do about another whose player is away. */
  record Vote(Seat about, Proposal proposal) implements MatchCommand {}

  /** The player of the seat leaves. */
  record Leave() implements MatchCommand {}

  /** The player of the seat is back. */
  record Return() implements MatchCommand {}

  /** The host removed the player of the seat; no player sends this. */
  record Remove() implements MatchCommand {}

  /** Who plays alone will not play it out: the match ends; no player sends this. */
  record GiveUp() implements MatchCommand {}
}
