package games.chalet.match;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.json.Json;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplayTest {

  @Test
  void theDealSaysThatNobodyDidAnything() {
    Json json = Json.create();
    Replay.Ply deal =
        new Replay.Ply(
            0,
            Instant.EPOCH,
            Replay.Act.NONE,
            json.tree(List.of()),
            new TurnView(List.of(), List.of(), null, null),
            List.of(),
            List.of(),
            List.of(0, 0));
    assertThat(json.text(deal))
        .startsWith(
            "{\"number\":0,\"at\":\"1970-01-01T00:00:00.000Z\","
                + "\"seat\":null,\"by\":null,\"action\":null,\"view\":[],\"turn\":{");
  }
}
