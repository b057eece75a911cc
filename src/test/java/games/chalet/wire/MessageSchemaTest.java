package games.chalet.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.json.Json;
import games.chalet.rules.GameCatalog;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** Written messages follow the schema, and none of its properties is missing. */
class MessageSchemaTest {

  private static final Pattern EXAMPLE =
      Pattern.compile("^```json *(\\S*)\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

  private static final int PLIES = 300;

  private static final Json JSON = Json.create();

  private static final SchemaCheck SCHEMA = SchemaCheck.strict();

  static Stream<Game<?, ?, ?, ?, ?>> games() {
    return new GameCatalog().games().stream();
  }

  @Test
  void theExamplesOfTheProtocolAreAsItSays() throws IOException {
    List<MatchResult> examples =
        EXAMPLE.matcher(Files.readString(Path.of("docs/protocol.md"))).results().toList();
    assertThat(examples).hasSizeGreaterThan(40);
    for (MatchResult example : examples) {
      JsonNode json = JSON.read(example.group(2), JsonNode.class);
      for (JsonNode one : json.isArray() ? json.values() : List.of(json)) {
        SCHEMA.check(definition(example.group(1)), one);
      }
    }
  }

  /** Positions in the protocol are those of topics. */
  private static String definition(String fence) {
    return fence.equals("position") ? "whole-position" : fence;
  }

  @ParameterizedTest
  @MethodSource("games")
  void theExamplesOnTheWireAreAsItSays(Game<?, ?, ?, ?, ?> game) throws IOException {
    String id = game.info().id();
    for (String line : Files.readAllLines(Path.of("src/test/resources/wire/" + id + ".txt"))) {
      int word = line.indexOf(' ');
      SCHEMA.check(
          id + "." + line.substring(0, word), JSON.read(line.substring(word + 1), JsonNode.class));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void viewsOfGamesFollowTheSchema(Game<?, ?, ?, ?, ?> game) {
    for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
      play(game, seats);
    }
  }

  private static <O extends Record, S extends Record, A, V extends Record, E> void play(
      Game<O, S, A, V, E> game, int seats) {
    String id = game.info().id();
    Chance chance = new Chance(new Seed("5a".repeat(32)));
    Random random = new Random(seats);
    SCHEMA.check(id + ".options", JSON.tree(game.defaults(seats)));
    S state = game.initialState(game.defaults(seats), seats, Optional.empty(), chance);
    for (int ply = 0; ply < PLIES; ply++) {
      SCHEMA.check(id + ".view", JSON.tree(game.view(state, new Viewer.Spectator())));
      for (int seat = 0; seat < seats; seat++) {
        SCHEMA.check(id + ".view", JSON.tree(game.view(state, new Viewer.Seated(new Seat(seat)))));
      }
      if (!(game.turn(state) instanceof Turn.Decision decision)) {
        return;
      }
      List<Seat> awaited = List.copyOf(decision.awaited());
      Seat seat = awaited.get(random.nextInt(awaited.size()));
      List<A> legal = game.legalActions(state, seat);
      A action = legal.get(random.nextInt(legal.size()));
      SCHEMA.check(id + ".action", JSON.tree(Objects.requireNonNull(action)));
      Step<S, E> step = game.apply(state, seat, action, chance);
      step.events()
          .forEach(event -> SCHEMA.check(id + ".event", JSON.tree(Objects.requireNonNull(event))));
      state = step.state();
    }
  }

  @Test
  void deviationsAreFound() {
    String act =
        "{\"commandId\":\"c1\",\"choice\":5,\"action\":{\"type\":\"PickUp\",\"pile\":\"DRAW\"}}";
    assertThat(SCHEMA.errors("act", read(act))).isEmpty();
    for (String wrong :
        List.of(
            act.replace("\"choice\":5,", ""),
            act.replace(":5", ":\"5\""),
            act.replace("\"c1\"", "\"c-1\""),
            act.replace("\"choice\"", "\"more\":1,\"choice\""))) {
      assertThat(SCHEMA.errors("act", read(wrong))).as(wrong).isNotEmpty();
    }
    assertThat(SCHEMA.errors("avalanche.action", read("{\"type\":\"PickUp\",\"pile\":\"DRAW\"}")))
        .isEmpty();
    for (String wrong :
        List.of(
            "{\"type\":\"PickUp\",\"pile\":\"ATTIC\"}",
            "{\"type\":\"PickUp\"}",
            "{\"type\":\"PickDown\",\"pile\":\"DRAW\"}",
            "{\"pile\":\"DRAW\"}")) {
      assertThat(SCHEMA.errors("avalanche.action", read(wrong))).as(wrong).isNotEmpty();
    }
    assertThat(SCHEMA.errors("lobby", read("{\"kind\":\"table\",\"tables\":[]}"))).isNotEmpty();
    assertThat(SCHEMA.errors("lobby", read("{\"tables\":[]}"))).isNotEmpty();
  }

  private static JsonNode read(String json) {
    return JSON.read(json, JsonNode.class);
  }

  @Test
  void everythingIsDescribed() {
    assertThat(MessageSchema.tree().get("$defs").properties())
        .allSatisfy(
            one -> assertThat(one.getValue().path("description").asString("")).isNotEmpty());
  }

  @Test
  void itSaysWhatComesOverHttpAndGoes() {
    Set<Class<?>> described =
        Messages.ALL.stream().map(Messages.Message::record).collect(Collectors.toSet());
    Set<String> missing = new TreeSet<>();
    for (Method method : controllers()) {
      Stream.concat(
              Arrays.stream(method.getParameters())
                  .filter(it -> it.isAnnotationPresent(RequestBody.class))
                  .map(it -> (Type) it.getType()),
              Stream.of(method.getGenericReturnType()))
          .flatMap(MessageSchemaTest::records)
          .filter(record -> !described.contains(record))
          .forEach(record -> missing.add(record.getName()));
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void itSaysAllThatIsSentAboutMatches() throws ClassNotFoundException {
    assertThat(Messages.ALL.stream().map(Messages.Message::record))
        .contains(Class.forName("games.chalet.match.stomp.SentBody").getDeclaredClasses());
  }

  private static List<Method> controllers() {
    List<Method> methods =
        new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("games.chalet")
                .stream()
                .filter(type -> type.isAnnotatedWith(RestController.class))
                .map(JavaClass::getMethods)
                .flatMap(Set::stream)
                .filter(
                    method ->
                        method.getModifiers().stream().noneMatch(it -> it.name().equals("PRIVATE")))
                .map(JavaMethod::reflect)
                .toList();
    assertThat(methods).hasSizeGreaterThan(30);
    return methods;
  }

  /** The records in a type: itself, or what a list or an answer is of. */
  private static Stream<Class<?>> records(Type type) {
    return switch (type) {
      case Class<?> plain -> Stream.<Class<?>>of(plain).filter(Class::isRecord);
      case ParameterizedType generic ->
          Arrays.stream(generic.getActualTypeArguments()).flatMap(MessageSchemaTest::records);
      default -> Stream.empty();
    };
  }
}
