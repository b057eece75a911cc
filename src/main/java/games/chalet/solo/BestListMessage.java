package games.chalet.solo;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** The best results of a game in one variation, as {@code docs/protocol.md} has it: best first. */
record BestListMessage(
    String game, JsonNode options, List<AttemptMessage> house, List<AttemptMessage> mine) {

  BestListMessage {
    house = List.copyOf(house);
    mine = List.copyOf(mine);
  }
}
