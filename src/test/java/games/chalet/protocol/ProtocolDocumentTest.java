package games.chalet.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import games.chalet.json.Json;
import games.chalet.testing.ChangedPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Every example in {@code docs/protocol.md} is read into the record that is sent or received, with
 * unknown and missing properties as errors, and written again: it must come out as it went in, in
 * the same order.
 */
class ProtocolDocumentTest {

  private static final Path DOCUMENT = Path.of("docs/protocol.md");

  /** The word behind {@code json} at the head of the fence tells which message it is. */
  private static final Pattern EXAMPLE =
      Pattern.compile("^```json *(\\S*)\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

  /** The messages by the names of their records, most of which are their rooms' own. */
  private static final Map<String, String> MESSAGES =
      Map.ofEntries(
          Map.entry("statistics", "archive.StatisticsMessage"),
          Map.entry("session", "player.SessionMessage"),
          Map.entry("games", "table.message.GameDescription"),
          Map.entry("new-table", "table.message.NewTable"),
          Map.entry("match-against-bots", "table.BotTables$MatchAgainstBots"),
          Map.entry("bot", "table.TableController$BotWish"),
          Map.entry("table", "table.message.TableMessage"),
          Map.entry("table-news", "table.change.TablePublisher$TableNews"),
          Map.entry("given-token", "table.ProgramController$GivenToken"),
          Map.entry("program", "table.ProgramController$ProgramAtTable"),
          Map.entry("evening", "table.message.Evening"),
          Map.entry("join-news", "table.JoinRequests$News"),
          Map.entry("table-summary", "table.message.TableSummary"),
          Map.entry("invited-table", "table.message.InvitedTable"),
          Map.entry("coming", "table.InvitationController$Coming"),
          Map.entry("arrival", "table.InvitationController$Arrival"),
          Map.entry("react", "table.TableStompController$Reacting"),
          Map.entry("reaction", "table.Reactions$ReactionNews"),
          Map.entry("lobby", "table.change.Lobby$LobbyMessage"),
          Map.entry("request", "table.RequestController$Wish"),
          Map.entry("answer", "table.RequestController$Answer"),
          Map.entry("act", "match.stomp.SentBody$Act"),
          Map.entry("ack", "match.stomp.StompReplies$Ack"),
          Map.entry("undo", "match.stomp.SentBody$Undo"),
          Map.entry("foresee", "match.stomp.SentBody$Foresee"),
          Map.entry("foreseen", "match.stomp.StompReplies$Foreseen"),
          Map.entry("review", "match.Review"),
          Map.entry("recap", "match.Recap"),
          Map.entry("turn-at-table", "table.TurnsAtTables$TurnAtTable"),
          Map.entry("play-on", "solo.ContinuationController$PlayOn"),
          Map.entry("hurry", "match.stomp.SentBody$Hurry"),
          Map.entry("hint-question", "match.stomp.SentBody$Hint"),
          Map.entry("hint", "match.stomp.StompReplies$HintReply"),
          Map.entry("refused", "stomp.RefusedReply"),
          Map.entry("match-summary", "match.MatchSummary"),
          Map.entry("record", "match.RecordedMatch"),
          Map.entry("replay-ply", "match.Replay$Ply"),
          Map.entry("solitaire", "solo.SolitaireController$Wish"),
          Map.entry("started", "solo.StartedMatch"),
          Map.entry("play", "solo.DealController$Again"),
          Map.entry("deal", "solo.DealMessage"),
          Map.entry("dealt", "solo.DealQueries$DealtMatch"),
          Map.entry("attempt", "solo.AttemptMessage"),
          Map.entry("daily", "solo.DealQueries$DailyMessage"),
          Map.entry("best-list", "solo.DealQueries$BestListMessage"),
          Map.entry("problem", "web.problems.Problem"));

  /**
   * A position is put together from parts that are encoded once: this record, and these of each
   * viewer.
   */
  private static final String ALIKE_FOR_ALL = "match.state.Positions$Common";

  private static final Set<String> OF_A_VIEWER =
      Set.of(
          "kind",
          "match",
          "viewer",
          "version",
          "choice",
          "undo",
          "takenBack",
          "view",
          "legalActions",
          "events");

  /** Make the next position out of the one before. */
  private static final String CHANGES = "position-changes";

  private final Json json = Json.create();

  private record Example(String message, String text) {}

  @TestFactory
  Stream<DynamicTest> examplesAreWhatTheCodeReadsAndWrites() throws IOException {
    return examples().stream()
        .filter(it -> !Set.of("position", CHANGES).contains(it.message()))
        .map(example -> dynamicTest(example.message(), () -> holdAgainstTheCode(example)));
  }

  @Test
  void aPositionIsItsParts() throws IOException, ClassNotFoundException {
    for (Example example : examples()) {
      if (example.message().equals("position")) {
        ObjectNode position = json.read(example.text(), ObjectNode.class);
        assertThat(position.propertyNames()).containsAll(OF_A_VIEWER);
        roundTrip(position.without(OF_A_VIEWER), typeOf(ALIKE_FOR_ALL));
      }
    }
  }

  @Test
  void changesMakeAnotherPositionOfTheOneBefore() throws IOException, ClassNotFoundException {
    ObjectNode position = json.read(example("position").text(), ObjectNode.class);
    ObjectNode after =
        (ObjectNode)
            ChangedPosition.of(position, json.read(example(CHANGES).text(), ObjectNode.class));
    assertThat(after.path("version").asInt()).isEqualTo(14);
    assertThat(after.path("choice").asInt()).isEqualTo(7);
    assertThat(after.path("legalActions")).isEqualTo(position.path("legalActions"));
    roundTrip(after.without(OF_A_VIEWER), typeOf(ALIKE_FOR_ALL));
  }

  private static Example example(String message) throws IOException {
    return examples().stream()
        .filter(example -> example.message().equals(message))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void everyMessageHasAnExampleAndEveryExampleItsMessage() throws IOException {
    assertThat(examples().stream().map(Example::message))
        .doesNotContain("")
        .containsAll(MESSAGES.keySet())
        .isSubsetOf(
            Stream.concat(MESSAGES.keySet().stream(), Stream.of("position", CHANGES)).toList());
  }

  private void holdAgainstTheCode(Example example) throws ClassNotFoundException {
    Class<?> type = typeOf(MESSAGES.getOrDefault(example.message(), "of no message"));
    JsonNode written = json.read(example.text(), JsonNode.class);
    for (JsonNode one : written.isArray() ? written.values() : List.of(written)) {
      roundTrip(one, type);
    }
  }

  private void roundTrip(JsonNode example, Class<?> type) {
    assertThat(json.text(json.read(example, type))).isEqualTo(json.text(example));
  }

  private static Class<?> typeOf(String name) throws ClassNotFoundException {
    return Class.forName("games.chalet." + name);
  }

  private static List<Example> examples() throws IOException {
    Matcher matcher = EXAMPLE.matcher(Files.readString(DOCUMENT).replace("\r\n", "\n"));
    List<Example> examples = new ArrayList<>();
    while (matcher.find()) {
      examples.add(new Example(matcher.group(1), matcher.group(2)));
    }
    return examples;
  }
}
