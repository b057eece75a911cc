package games.chalet.playouts;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Game;
import games.chalet.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Each action and each event of a game as it is written, kept in {@code /wire/<id>.txt}: a line is
 * the word {@code action} or {@code event}, a space, and the JSON. Browsers and old journals rely
 * on it.
 */
final class WireExamples {

  private final Game<?, ?, ?, ?, ?> game;
  private final Json json;
  private final List<String> lines;

  WireExamples(Game<?, ?, ?, ?, ?> game, Json json) throws IOException {
    this.game = game;
    this.json = json;
    this.lines = lines("/wire/" + game.info().id() + ".txt");
  }

  /** Reads them strictly, writes them again, and looks whether there is one of each. */
  void check() {
    check("action", game.actionType());
    check("event", game.eventType());
  }

  private void check(String kind, Class<?> type) {
    List<Class<?>> seen = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith(kind + " ")) {
        String text = line.substring(kind.length() + 1);
        Object value = json.read(text.getBytes(StandardCharsets.UTF_8), type);
        assertThat(json.text(value)).as("%s, read and written again", kind).isEqualTo(text);
        seen.add(value.getClass());
      }
    }
    assertThat(seen)
        .as("an example of each %s of %s", kind, game.info().name())
        .containsAll(leaves(type).toList());
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(WireExamples::leaves)
        : Stream.of(type);
  }

  private static List<String> lines(String file) throws IOException {
    try (InputStream in = WireExamples.class.getResourceAsStream(file)) {
      assertThat(in).as(file).isNotNull();
      List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      assertThat(lines).as(file).allMatch(line -> line.matches("(action|event) \\{.*}"));
      return lines;
    }
  }
}
