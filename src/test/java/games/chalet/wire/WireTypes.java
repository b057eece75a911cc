package games.chalet.wire;

import games.chalet.engine.Game;
import games.chalet.rules.GameBots;
import games.chalet.rules.GameCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The files that are made from Java's types: TypeScript, the JSON Schema of all messages, and the
 * cards as JSON; {@code main} writes them, the test compares them.
 */
final class WireTypes {

  static final String COMMAND = "./mvnw -q test-compile exec:exec@types";

  private static final Path SCHEMA = Path.of("docs/bots/schema.json");

  private static final Path CARDS = Path.of("docs/bots/cards");

  private static final Path REASONS = Path.of("docs/refusal-reasons.md");

  private static final Path PROTOCOL = Path.of("frontend/src/protocol");

  private static final Path GAMES = Path.of("frontend/src/games");

  private static final String HEADING =
      "// Made from the Java records of the same names. To make it anew: " + COMMAND + "\n\n";

  private WireTypes() {}

  /**
   * One file.
   *
   * @param path from the top of the project
   * @param text what stands in it
   */
  record File(Path path, String text) {

    /** A file in a language that has comments. */
    static File ofCode(Path path, String body) {
      return new File(path, HEADING + body);
    }

    /**
     * A file of types.
     *
     * @param roots the types that it declares, with everything that they mention
     */
    static File ofTypes(Path path, Class<?>... roots) {
      return ofCode(path, TypeScript.declare(List.of(roots)));
    }

    String textOnDisk() throws IOException {
      return Files.exists(path) ? Files.readString(path) : "";
    }
  }

  /**
   * The types of each game that has a folder in the front end, the print on its cards, the reasons
   * of refusals, and the schema.
   */
  static List<File> files() {
    Stream<File> types =
        new GameCatalog(GameCatalog.unlistedGames())
            .games().stream()
                .filter(game -> Files.isDirectory(folder(game)))
                .map(WireTypes::ofGame);
    Stream<File> decks =
        Decks.byGame().entrySet().stream()
            .map(
                deck ->
                    new File(CARDS.resolve(deck.getKey() + ".json"), Decks.text(deck.getValue())));
    Stream<File> refusals =
        Stream.concat(
            new GameCatalog(GameCatalog.unlistedGames())
                .games().stream()
                    .filter(game -> Files.isDirectory(folder(game)))
                    .map(WireTypes::refusalsOf),
            Stream.of(
                File.ofCode(PROTOCOL.resolve("reasons.ts"), RefusalTypes.ofServer()),
                new File(REASONS, RefusalTypes.document())));
    Stream<File> schema = Stream.of(new File(SCHEMA, MessageSchema.text()));
    return Stream.of(types, decks, refusals, schema).flatMap(files -> files).toList();
  }

  private static Path folder(Game<?, ?, ?, ?, ?> game) {
    return GAMES.resolve(game.info().id());
  }

  private static File refusalsOf(Game<?, ?, ?, ?, ?> game) {
    return File.ofCode(
        folder(game).resolve("refusals.ts"), RefusalTypes.ofGame(game, ofGame(game).text()));
  }

  private static File ofGame(Game<?, ?, ?, ?, ?> game) {
    Stream<Class<?>> types =
        Stream.of(
            game.viewType(),
            game.actionType(),
            game.eventType(),
            game.info().optionsType(),
            GameBots.of(game).reasons().type());
    return File.ofTypes(
        folder(game).resolve("types.ts"),
        Stream.concat(types, game.endingType().stream()).toArray(Class<?>[]::new));
  }

  public static void main(String[] arguments) throws IOException {
    for (File file : files()) {
      Files.createDirectories(file.path().getParent());
      Files.writeString(file.path(), file.text());
    }
  }
}
