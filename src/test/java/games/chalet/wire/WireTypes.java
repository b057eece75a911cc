package games.chalet.wire;

import games.chalet.rules.antarctic.AntarcticAction;
import games.chalet.rules.antarctic.AntarcticEvent;
import games.chalet.rules.antarctic.AntarcticOptions;
import games.chalet.rules.antarctic.AntarcticView;
import games.chalet.rules.avalanche.AvalancheAction;
import games.chalet.rules.avalanche.AvalancheEvent;
import games.chalet.rules.avalanche.AvalancheOptions;
import games.chalet.rules.avalanche.AvalancheView;
import games.chalet.rules.crashlanding.CrashLandingAction;
import games.chalet.rules.crashlanding.CrashLandingEvent;
import games.chalet.rules.crashlanding.CrashLandingOptions;
import games.chalet.rules.crashlanding.CrashLandingView;
import games.chalet.rules.hike.HikeAction;
import games.chalet.rules.hike.HikeEvent;
import games.chalet.rules.hike.HikeOptions;
import games.chalet.rules.hike.HikeView;
import games.chalet.rules.infiniski.InfiniskiAction;
import games.chalet.rules.infiniski.InfiniskiEvent;
import games.chalet.rules.infiniski.InfiniskiOptions;
import games.chalet.rules.infiniski.InfiniskiView;
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
   * @param body what stands in it under the heading
   */
  record File(Path path, String body) {

    /**
     * A file of types.
     *
     * @param roots the types that it declares, with everything that they mention
     */
    static File ofTypes(String path, Class<?>... roots) {
      return new File(Path.of(path), TypeScript.declare(List.of(roots)));
    }

    String text() {
      return HEADING + body;
    }

    String textOnDisk() throws IOException {
      return Files.exists(path) ? Files.readString(path) : "";
    }
  }

  static List<File> files() {
    return List.of(
        File.ofTypes(
            "frontend/src/games/avalanche/types.ts",
            AvalancheView.class,
            AvalancheAction.class,
            AvalancheEvent.class,
            AvalancheOptions.class),
        File.ofTypes(
            "frontend/src/games/antarctic/types.ts",
            AntarcticView.class,
            AntarcticAction.class,
            AntarcticEvent.class,
            AntarcticOptions.class),
        File.ofTypes(
            "frontend/src/games/hike/types.ts",
            HikeView.class,
            HikeAction.class,
            HikeEvent.class,
            HikeOptions.class),
        new File(Path.of("frontend/src/games/hike/deck.ts"), HikeDeck.text()),
        File.ofTypes(
            "frontend/src/games/infiniski/types.ts",
            InfiniskiView.class,
            InfiniskiAction.class,
            InfiniskiEvent.class,
            InfiniskiOptions.class),
        new File(Path.of("frontend/src/games/infiniski/deck.ts"), InfiniskiDeck.text()),
        File.ofTypes(
            "frontend/src/games/crashlanding/types.ts",
            CrashLandingView.class,
            CrashLandingAction.class,
            CrashLandingEvent.class,
            CrashLandingOptions.class),
        new File(Path.of("frontend/src/games/crashlanding/deck.ts"), CrashLandingDeck.text()));
  }

  public static void main(String[] arguments) throws IOException {
    for (File file : files()) {
      Files.createDirectories(file.path().getParent());
      Files.writeString(file.path(), file.text());
    }
  }
}
