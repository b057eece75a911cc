package games.chalet.table.model;

/**
 * The program that decides for the bot of a seat.
 *
 * @param id how it is known in matches and to everybody; no player has it
 * @param owner the player whose program it is
 * @param tokenHash what is kept of the token with which it comes
 */
public record SeatProgram(String id, String owner, String tokenHash) {

  /** The same, which comes with another token from now on. */
  SeatProgram with(String newTokenHash) {
    return new SeatProgram(id, owner, newTokenHash);
  }
}
