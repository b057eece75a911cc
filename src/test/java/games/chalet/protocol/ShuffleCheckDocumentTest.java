package games.chalet.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.rules.GameCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The worked example by which a reader of {@code docs/protocol.md} checks a shuffle is right. */
class ShuffleCheckDocumentTest {

  private static final Path DOCUMENT = Path.of("docs/protocol.md");

  private static final String DIGITS = "([0-9a-f]{64})";

  @Test
  void theHashIsOfTheBytesOfTheSeed() throws Exception {
    String seed = find("\\| `seed` \\| `" + DIGITS + "` \\|");
    String hash = find("\\| `seedHash` \\| `" + DIGITS + "` \\|");
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(HexFormat.of().parseHex(seed));
    assertThat(HexFormat.of().formatHex(digest)).isEqualTo(hash);
    assertThat(new Seed(seed).hash()).isEqualTo(hash);
    assertThat(find("printf " + DIGITS + " \\|")).isEqualTo(seed);
  }

  @Test
  void theNumberFollowsFromTheSeed() throws Exception {
    String seed = find("\\| `seed` \\| `" + DIGITS + "` \\|");
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    digest.update(HexFormat.of().parseHex(seed));
    digest.update("first/1".getBytes(UTF_8));
    byte[] bytes = digest.digest(new byte[5]); // A zero byte, and the counter at 0.
    String first = HexFormat.of().formatHex(bytes, 0, 4);
    assertThat(find("label `first/1` \\| `([0-9a-f]{8})`")).isEqualTo(first);
    assertThat(find("`, the number (\\d+) \\|"))
        .isEqualTo(Long.toString(Long.parseLong(first, 16)));
  }

  @Test
  void theMatchBeginsWhereTheExampleSays() throws IOException {
    Seed seed = new Seed(find("\\| `seed` \\| `" + DIGITS + "` \\|"));
    Seat begins = new Seat(Integer.parseInt(find("modulo 5 = (\\d) \\|")));
    assertThat(beginner(new GameCatalog().find("avalanche").orElseThrow(), seed))
        .isEqualTo(Set.of(begins));
  }

  private static <O extends Record, S extends Record> Set<Seat> beginner(
      Game<O, S, ?, ?, ?> game, Seed seed) {
    S state = game.initialState(game.defaults(5), 5, Optional.empty(), new Chance(seed));
    return ((Turn.Decision) game.turn(state)).awaited();
  }

  private static String find(String pattern) throws IOException {
    Matcher matcher = Pattern.compile(pattern).matcher(Files.readString(DOCUMENT));
    assertThat(matcher.find()).as(pattern).isTrue();
    return matcher.group(1);
  }
}
