package games.chalet.table.model;

import java.util.List;

/**
 * A seat of a match that a claim gave to another guest.
 *
 * @param former the player who had it, who may take it back once
 * @param holder the guest who said that they are this player
 * @param agreed the people who agreed
 * @param takenBack true once the former player has it again
 */
public record Passing(
    String match, int seat, String former, String holder, List<String> agreed, boolean takenBack) {

  public Passing {
    agreed = List.copyOf(agreed);
  }

  Passing asTakenBack() {
    return new Passing(match, seat, former, holder, agreed, true);
  }
}
