package games.chalet.match;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.json.Json;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** On the wire a summary is one level deep, in this order. */
class MatchSummaryTest {

  private static final Json JSON = Json.create();

  private static final MatchSummary OVER =
      new MatchSummary(
          "m1",
          "t1",
          new MatchSummary.Rules("avalanche", 2, JSON.read("{\"deck\":\"FULL\"}", JsonNode.class)),
          List.of(new MatchSummary.Seated(new Seat(0), "p1", "Ann", Optional.empty())),
          new MatchSummary.Cards("hash", "seed"),
          MatchSummary.Progress.over(
              Instant.parse("2026-11-20T21:00:00Z"),
              Instant.parse("2026-11-20T21:10:00.5Z"),
              new Outcome("won", List.of()),
              Optional.of(JSON.read("{\"decidedBy\":\"LUCK\"}", JsonNode.class))),
          true);

  private static final String BEGINNING =
      "{\"id\":\"m1\",\"table\":\"t1\",\"game\":\"avalanche\",\"rulesVersion\":2,"
          + "\"options\":{\"deck\":\"FULL\"},"
          + "\"seats\":[{\"seat\":0,\"player\":\"p1\",\"name\":\"Ann\"}],";

  @Test
  void ofAFinishedMatch() {
    assertThat(JSON.text(OVER))
        .isEqualTo(
            BEGINNING
                + "\"seedHash\":\"hash\",\"seed\":\"seed\","
                + "\"startedAt\":\"2026-11-20T21:00:00.000Z\","
                + "\"endedAt\":\"2026-11-20T21:10:00.500Z\",\"status\":\"OVER\","
                + "\"outcome\":{\"reason\":\"won\",\"results\":[]},"
                + "\"ending\":{\"decidedBy\":\"LUCK\"},\"isPublic\":true}");
  }

  @Test
  void ofAMatchThatGoesOn() {
    MatchSummary playing =
        new MatchSummary(
            OVER.id(),
            OVER.table(),
            OVER.rules(),
            OVER.seats(),
            OVER.withoutSeed().cards(),
            MatchSummary.Progress.playing(OVER.startedAt()),
            false);
    assertThat(JSON.text(playing))
        .isEqualTo(
            BEGINNING
                + "\"seedHash\":\"hash\",\"seed\":null,"
                + "\"startedAt\":\"2026-11-20T21:00:00.000Z\",\"endedAt\":null,"
                + "\"status\":\"PLAYING\",\"outcome\":null,\"isPublic\":false}");
  }
}
