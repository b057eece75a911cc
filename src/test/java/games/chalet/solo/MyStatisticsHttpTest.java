package games.chalet.solo;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** The results of one player, asked as a browser asks; matches for one, because they are short. */
@SoloServer
class MyStatisticsHttpTest {

  private static final String STATISTICS = "/api/me/statistics";

  @LocalServerPort private int port;

  private Climber ada;
  private Climber bob;

  @SuppressWarnings("NullAway.Init")
  MyStatisticsHttpTest() {}

  @BeforeEach
  void come() {
    ada = Climber.at(port);
    bob = Climber.at(port);
  }

  @AfterEach
  void go() {
    ada.close();
    bob.close();
  }

  @Test
  void aMatchIsThereAsSoonAsItHasEnded() {
    String match = ada.solitaire(false).match();
    assertThat(ada.read(STATISTICS).path("games")).isEmpty();
    ada.climbAll(match);
    JsonNode mine = ada.read(STATISTICS);
    assertThat(mine.path("newestOnly").isNull()).isTrue();
    assertThat(mine.path("met")).isEmpty();
    JsonNode tally = mine.at("/games/0");
    assertThat(mine.path("games")).hasSize(1);
    assertThat(tally.path("against").asString()).isEqualTo("ALONE");
    assertThat(tally.at("/options/size").asString()).isEqualTo("SMALL");
    assertThat(tally.path("played").asInt()).isEqualTo(1);
    assertThat(tally.path("won").asInt()).isEqualTo(1);
    assertThat(tally.at("/streak/current").asInt()).isEqualTo(1);
    assertThat(tally.at("/best/match").asString()).isEqualTo(match);
    assertThat(tally.at("/best/points").asInt()).isEqualTo(tally.at("/sums/points").asInt());
  }

  @Test
  void givenUpAndRepeatedMatchesDoNotCountAndHintedOnesAreNotBest() {
    ada.solitaire(false);
    String lost = ada.solitaire(true).match();
    ada.passAll(lost);
    Climber.Begun again = Climber.Begun.of(ada.post("/api/matches/" + lost + "/again"));
    ada.climbAll(again.match());
    String hinted = ada.solitaire(false).match();
    ada.hint(hinted);
    ada.climbAll(hinted);
    JsonNode tally = ada.read(STATISTICS).at("/games/0");
    assertThat(tally.path("played").asInt()).isEqualTo(2);
    assertThat(tally.path("won").asInt()).isEqualTo(1);
    assertThat(tally.path("best").isNull()).isTrue();
  }

  @Test
  void nobodyElseGetsThem() {
    ada.climbAll(ada.solitaire(false).match());
    for (String asked : List.of("", "?player=" + ada.id(), "?whose=" + ada.id())) {
      assertThat(bob.read(STATISTICS + asked).path("games")).isEmpty();
    }
    assertRefused(404, "not-found", bob.get("/api/me/" + ada.id() + "/statistics"));
    assertRefused(401, "guest-needed", Browser.at(port).get(STATISTICS));
    assertThat(ada.get(STATISTICS).header("Cache-Control")).contains("no-store");
  }

  @Test
  void aForgottenGuestHasNone() {
    ada.climbAll(ada.solitaire(false).match());
    Browser.ok(ada.browser().delete("/api/session"));
    assertRefused(401, "guest-needed", ada.get(STATISTICS));
    ada.browser().choose("Somebody else");
    assertThat(ada.read(STATISTICS).path("games")).isEmpty();
  }

  @Test
  void theyCannotBeWritten() {
    assertRefused(405, "method-not-allowed", ada.post(STATISTICS, Map.of("played", 9)));
  }

  private static void assertRefused(int status, String code, Browser.Answer answer) {
    assertThat(answer.status()).isEqualTo(status);
    assertThat(answer.header("Content-Type")).contains("problem+json");
    assertThat(answer.json().path("code").asString()).isEqualTo(code);
  }
}
