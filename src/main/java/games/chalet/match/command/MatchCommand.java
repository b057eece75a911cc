package games.chalet.match.command;

import games.chalet.engine.Seat;
import games.chalet.match.Proposal;
import tools.jackson.databind.JsonNode;

/**
 * A change that a seat, or another module for a seat, requests in a match. Once accepted, it
 * becomes entries of the journal. {@code CommandHandler} alone carries commands out.
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

  /** The seat votes about another whose player is away. */
  record Vote(Seat about, Proposal proposal) implements MatchCommand {}

  /** The player of the seat leaves. */
  record Leave() implements MatchCommand {}

  /** The player of the seat is back. */
  record Return() implements MatchCommand {}

  /** The host removed the player of the seat; no player sends this. */
  record Remove() implements MatchCommand {}

  /**
   * The seat passes to another person, as the people at the table have agreed; no player sends
   * this.
   *
   * @param from the id of the player who has it
   * @param to the id of the person who gets it
   * @param name that person's
   * @param back true if that person had it before and takes it back, though the other is there
   */
  record Pass(String from, String to, String name, boolean back) implements MatchCommand {}

  /** A person who may do so alone ends the match without a result; no player sends this. */
  record GiveUp() implements MatchCommand {}
}
