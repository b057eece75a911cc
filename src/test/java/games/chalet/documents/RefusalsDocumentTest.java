package games.chalet.documents;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Game;
import games.chalet.rules.GameCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Authors of programs find every code with which anything is refused, and none that is not. */
class RefusalsDocumentTest {

  private static final Path DOCUMENT = Path.of("docs/refusals.md");

  private static final Pattern LINE =
      Pattern.compile("#+ (?<title>.*)|\\| `(?<code>[a-z-]+)` \\|.*");

  private static final List<String> SERVERS =
      List.of("What a program hears", "What only pages hear");

  private static final String PROGRAMS = SERVERS.getFirst();

  @Test
  void everyCodeOfTheServerStandsThere() throws IOException {
    List<String> written = new ArrayList<>();
    for (String title : SERVERS) {
      written.addAll(document().getOrDefault(title, List.of()));
    }
    assertThat(written).doesNotHaveDuplicates();
    assertThat(new TreeSet<>(written)).isEqualTo(RefusalCodes.byFolder().get(""));
  }

  @Test
  void everyCodeOfAGameStandsWithIt() throws IOException {
    Map<String, Set<String>> expected = new TreeMap<>();
    RefusalCodes.byFolder()
        .forEach(
            (folder, codes) -> {
              if (!folder.isEmpty()) {
                expected.put(title(folder), codes);
              }
            });
    Map<String, Set<String>> written = new TreeMap<>();
    document()
        .forEach(
            (title, codes) -> {
              if (!SERVERS.contains(title)) {
                assertThat(codes).as(title).doesNotHaveDuplicates();
                written.put(title, new TreeSet<>(codes));
              }
            });
    assertThat(written).isEqualTo(expected);
  }

  /** Whatever a program can bring about, and the races that it cannot help. */
  @Test
  void codesForProgramsAreNotListedForPages() throws IOException {
    assertThat(document().get(PROGRAMS))
        .contains("too-fast", "stale-choice", "unknown-token", "not-for-programs", "unavailable");
    assertThat(document().get("Antarctic Solitaire")).contains("not-waited-for", "call-too-late");
  }

  private static String title(String folder) {
    String id = folder.substring(folder.lastIndexOf('/') + 1);
    return new GameCatalog(GameCatalog.extraGames())
        .find(id)
        .map(Game::info)
        .map(info -> info.name())
        .orElse("All games");
  }

  /** The codes by the heading under which they stand. */
  private static Map<String, List<String>> document() throws IOException {
    Map<String, List<String>> codes = new TreeMap<>();
    String title = "";
    for (String line : Files.readAllLines(DOCUMENT)) {
      Matcher matcher = LINE.matcher(line);
      if (matcher.matches()) {
        if (matcher.group("title") != null) {
          title = matcher.group("title");
        } else {
          codes.computeIfAbsent(title, it -> new ArrayList<>()).add(matcher.group("code"));
        }
      }
    }
    return codes;
  }
}
