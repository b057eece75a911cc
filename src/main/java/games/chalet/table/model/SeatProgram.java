package games.chalet.table.model;

/**
 * The program that decides for the bot of a seat.
 *
 * @param id its public id, also in matches; no player has it
 * @param owner the player whose program it is
 * @param tokenHash the stored hash of its token
 */
public record SeatProgram(String id, String owner, String tokenHash) {

  /** Returns a copy with another token. */
  SeatProgram with(String newTokenHash) {
    return new SeatProgram(id, owner, newTokenHash);
  }
}
