package games.chalet.wire;

import games.chalet.rules.antarctic.AntarcticAction;
import games.chalet.rules.antarctic.AntarcticEvent;
import games.chalet.rules.antarctic.AntarcticOptions;
import games.chalet.rules.antarctic.AntarcticView;
import games.chalet.rules.avalanche.AvalancheAction;
import games.chalet.rules.avalanche.AvalancheEvent;
import games.chalet.rules.avalanche.AvalancheOptions;
import games.chalet.rules.avalanche.AvalancheView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The TypeScript files that are made from Java's types; {@code main} writes them, the test compares
 * them.
 */
final class WireTypes {

  static final String COMMAND = "./mvnw -q test-compile exec:exec@types";

  private static final String HEADING =
      "// Made from the Java records of the same names. To make it anew: " + COMMAND + "\n\n";

  private WireTypes() {}

  /**
   * One file.
   *
   * @param path from the top of the project
   * @param roots the types that it declares, with everything that they mention
   */
  record File(Path path, List<Class<?>> roots) {

    String text() {
      return HEADING + TypeScript.declare(roots);
    }

    String textOnDisk() throws IOException {
      return Files.exists(path) ? Files.readString(path) : "";
    }
  }

  static List<File> files() {
    return List.of(
        new File(
            Path.of("frontend/src/games/avalanche/types.ts"),
            List.of(
                AvalancheView.class,
                AvalancheAction.class,
                AvalancheEvent.class,
                AvalancheOptions.class)),
        new File(
            Path.of("frontend/src/games/antarctic/types.ts"),
            List.of(
                AntarcticView.class,
                AntarcticAction.class,
                AntarcticEvent.class,
                AntarcticOptions.class)));
  }

  public static void main(String[] arguments) throws IOException {
    for (File file : files()) {
      Files.createDirectories(file.path().getParent());
      Files.writeString(file.path(), file.text());
    }
  }
}
