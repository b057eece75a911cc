package games.chalet.houses;

import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * The files kept with a recorded data folder.
 *
 * @param madeBy the versions of the rules, by game, when it was recorded
 * @param guests everybody who has been there, with their cookies
 * @param running the matches that go on
 * @param finished the ids of those that are over, with their kinds
 */
record Recording(
    JsonNode madeBy, List<Known> guests, List<Running> running, List<Finished> finished) {

  /** A guest. */
  record Known(String name, String id, String cookie) {}

  /**
   * A match that goes on.
   *
   * @param what what it is there for
   * @param seats the places in {@link #guests} of those who play it, in seat order
   * @param deeds what was done in it so far and stands
   */
  record Running(String what, String game, String match, List<Integer> seats, List<Deed> deeds) {}

  /** A match that is over. */
  record Finished(String what, String game, String match) {}

  /**
   * A question and its answer.
   *
   * @param guest the place in {@link #guests} of who asks
   * @param ask a path that is read by GET, or {@code snapshot} and a match
   */
  record Answer(int guest, String ask, JsonNode answer) {}
}
