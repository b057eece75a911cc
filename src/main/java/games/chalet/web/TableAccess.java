package games.chalet.web;

import java.util.Optional;

/**
 * Finds the table whose people a request comes from, so that strangers at their address do not use
 * up what they need. Implemented by the module {@code table}.
 */
public interface TableAccess {

  /** Returns the seat of a guest; where they have several, one with others at the table. */
  Optional<HeldSeat> bySeat(String playerId);

  /** Returns the table at which a program with this token plays. */
  Optional<String> byProgram(Token token);

  /** Returns the table to which an invite link with this code leads. */
  Optional<Invited> byCode(String code);

  /**
   * A seat at a table.
   *
   * @param alone true if no other person has a seat there
   */
  record HeldSeat(String table, boolean alone) {}

  /**
   * The table of an invite link.
   *
   * @param places its chairs and its places to watch
   */
  record Invited(String table, int places) {}
}
