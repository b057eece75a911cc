package games.chalet.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.engine.Seat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * The front end's types for the messages of the server, which are written by hand, have the fields
 * of the records that are written to the wire: names, what may be null, and numbers, texts, lists.
 */
class ProtocolTypesTest {

  private static final String TYPES =
      read(Path.of("frontend/src/protocol/types.ts"))
          + read(Path.of("frontend/src/protocol/deals.ts"));

  private static final Pattern FIELD = Pattern.compile("(?m)^  (\\w+)\\??: (.+);$");

  /** Enough of a type to tell a number from a text. */
  private enum Shape {
    NUMBER,
    TEXT,
    FLAG,
    LIST,
    OTHER
  }

  private record Form(Shape shape, boolean mayBeNull) {}

  @ParameterizedTest
  @CsvSource({
    "Player, player.Player",
    "Session, player.SessionMessage",
    "GameInfo, table.message.GameDescription",
    "GameOption, engine.GameInfo$Option",
    "GameChoice, engine.GameInfo$Choice",
    "Settings, table.message.SettingsMessage",
    "NewTable, table.message.NewTable",
    "MatchAgainstBots, table.BotTables$MatchAgainstBots",
    "Bot, table.message.TableMessage$BotMessage",
    "Program, table.message.TableMessage$ProgramMessage",
    "GivenToken, table.ProgramController$GivenToken",
    "Table, table.message.TableMessage",
    "TableSeat, table.message.TableMessage$SeatMessage",
    "TableRequest, table.message.RequestMessage",
    "Passing, table.message.PassingMessage",
    "JoinNews, table.JoinRequests$News",
    "Visitor, table.message.TableMessage$VisitorMessage",
    "ChatLine, table.message.TableMessage$LineMessage",
    "ReactionNews, table.Reactions$ReactionNews",
    "TableSummary, table.message.TableSummary",
    "Arrival, table.InvitationController$Arrival",
    "SeatRange, table.model.SeatRange",
    "Evening, table.message.Evening",
    "EveningMatch, table.message.Evening$Played",
    "EveningResult, table.message.Evening$Result",
    "Outcome, engine.Outcome",
    "SeatResult, engine.Outcome$Result",
    "TurnView, match.TurnView",
    "ClockView, match.state.Positions$ClockView",
    "MatchSummary, match.MatchSummary",
    "Tally, archive.Tally",
    "Met, archive.StatisticsMessage$Met",
    "Statistics, archive.StatisticsMessage",
    "Replay, match.Replay",
    "ReplayPly, match.Replay$Ply",
    "Mark, match.Review$Mark",
    "Review, match.Review",
    "Started, solo.StartedMatch",
    "Attempt, solo.AttemptMessage",
    "Deal, solo.DealMessage",
    "DealtMatch, solo.DealQueries$DealtMatch",
    "Daily, solo.DealQueries$DailyMessage",
    "BestList, solo.DealQueries$BestListMessage"
  })
  void interfacesHaveTheFieldsOfTheRecords(String name, String type) throws Exception {
    assertThat(inTypeScript(name)).isEqualTo(inJava(Class.forName("games.chalet." + type)));
  }

  @ParameterizedTest
  @CsvSource({
    "TurnClock, match.TurnClock",
    "TableStatus, table.model.Table$Status",
    "Proposal, match.Proposal",
    "By, match.ActedBy",
    "BotPace, match.BotPace",
    "Level, bots.Level",
    "Reaction, table.message.Reaction",
    "RequestKind, table.model.Request$Kind"
  })
  void unionsHaveTheConstantsOfTheEnums(String name, String type) throws Exception {
    Matcher union = Pattern.compile("export type " + name + " = ([^;]*);").matcher(TYPES);
    assertThat(union.find()).as(name).isTrue();
    assertThat(Set.of(union.group(1).replace("'", "").split(" \\| ")))
        .isEqualTo(
            Arrays.stream(Class.forName("games.chalet." + type).getEnumConstants())
                .map(constant -> ((Enum<?>) constant).name())
                .collect(Collectors.toSet()));
  }

  private static Map<String, Form> inTypeScript(String name) {
    // The fields go up to the brace at the start of a line.
    String declared = "export interface " + name + "(?:<[^>]*>)? \\{\\n(.*?)\\n\\}";
    Matcher found = Pattern.compile(declared, Pattern.DOTALL).matcher(TYPES);
    assertThat(found.find()).as("interface %s", name).isTrue();
    Map<String, Form> fields = new TreeMap<>();
    Matcher field = FIELD.matcher(found.group(1));
    while (field.find()) {
      String type = field.group(2);
      boolean mayBeNull = type.endsWith(" | null");
      fields.put(field.group(1), new Form(shape(type.replace(" | null", "")), mayBeNull));
    }
    return fields;
  }

  private static Shape shape(String type) {
    if (type.endsWith("[]")) {
      return Shape.LIST;
    }
    if (type.contains("string") && !type.startsWith("{") && !type.startsWith("Record<")) {
      return Shape.TEXT;
    }
    return switch (type) {
      case "number" -> Shape.NUMBER;
      case "boolean" -> Shape.FLAG;
      default -> Shape.OTHER;
    };
  }

  private static Map<String, Form> inJava(Class<?> type) {
    Map<String, Form> fields = new TreeMap<>();
    for (RecordComponent part : type.getRecordComponents()) {
      if (part.getAccessor().isAnnotationPresent(JsonUnwrapped.class)) {
        fields.putAll(inJava(part.getType()));
      } else {
        fields.put(part.getName(), form(part.getAnnotatedType()));
      }
    }
    return fields;
  }

  private static Form form(AnnotatedType annotated) {
    // What is unknown may be null without saying so.
    boolean mayBeNull =
        annotated.isAnnotationPresent(Nullable.class) && annotated.getType() != JsonNode.class;
    if (annotated.getType() instanceof ParameterizedType generic) {
      return generic.getRawType() == Optional.class
          ? new Form(shape(generic.getActualTypeArguments()[0]), true)
          : new Form(shape(generic.getRawType()), mayBeNull);
    }
    return new Form(shape(annotated.getType()), mayBeNull);
  }

  private static Shape shape(Type type) {
    if (type instanceof ParameterizedType generic) {
      return shape(generic.getRawType());
    }
    if (Set.of(
            int.class,
            long.class,
            double.class,
            Double.class,
            Integer.class,
            Long.class,
            Seat.class)
        .contains(type)) {
      return Shape.NUMBER;
    }
    if (type == boolean.class || type == Boolean.class) {
      return Shape.FLAG;
    }
    if (Set.of(String.class, Instant.class, LocalDate.class).contains(type)) {
      return Shape.TEXT;
    }
    return type instanceof Class<?> raw && Collection.class.isAssignableFrom(raw)
        ? Shape.LIST
        : Shape.OTHER;
  }

  private static String read(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
