package games.chalet.rules.infiniski;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Cards and example turns, as they were written down before there was a program. */
final class DeckFile {

  private DeckFile() {}

  static JsonNode read() {
    try (InputStream file =
        Objects.requireNonNull(DeckFile.class.getResourceAsStream("/infiniski-deck.json"))) {
      return JsonMapper.shared().readTree(file);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
