package games.chalet.documents;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.RefusalReasons;
import games.chalet.testing.RefusalReasons.Listed;
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
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Authors of programs find every code with which anything is refused, and none that is not. The
 * list of all reasons is generated, see {@code WireTypes}.
 */
class RefusalsDocumentTest {

  private static final Path DOCUMENT = Path.of("docs/refusals.md");

  private static final Pattern LINE =
      Pattern.compile("#+ (?<title>.*)|\\| `(?<code>[a-z-]+)` \\|.*");

  private static final Pattern WORDS = Pattern.compile("[a-z]+(-[a-z]+)*");

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)}");

  private static final String PROGRAMS = "What a program hears";

  private static final List<String> SERVERS = List.of(PROGRAMS, "What only pages hear");

  /** The code of a message that is no refusal. */
  private static final String UNSUBSCRIBED = "right-ended";

  static List<Listed> reasons() {
    return RefusalReasons.all();
  }

  @Test
  void everyCodeOfTheServerStandsThere() throws IOException {
    List<String> written = new ArrayList<>();
    for (String title : SERVERS) {
      written.addAll(document().getOrDefault(title, List.of()));
    }
    assertThat(written).doesNotHaveDuplicates();
    Set<String> expected =
        reasons().stream()
            .filter(reason -> reason.folder().isEmpty())
            .map(Listed::code)
            .collect(Collectors.toCollection(TreeSet::new));
    expected.add(UNSUBSCRIBED);
    assertThat(new TreeSet<>(written)).isEqualTo(expected);
  }

  /** Whatever a program can bring about, and the races that it cannot help. */
  @Test
  void codesForProgramsAreNotListedForPages() throws IOException {
    assertThat(document().get(PROGRAMS))
        .contains("too-fast", "stale-choice", "unknown-token", "not-for-programs", "unavailable");
  }

  @Test
  void everyReasonIsUnique() {
    assertThat(reasons()).extracting(Listed::id).doesNotHaveDuplicates().hasSizeGreaterThan(200);
  }

  @ParameterizedTest
  @MethodSource("reasons")
  void aReasonHasACodeAndASentenceWithAllItsParameters(Listed reason) {
    assertThat(reason.id()).matches(WORDS);
    assertThat(reason.code()).matches(WORDS);
    assertThat(reason.sentence()).matches("(?s)[A-Z{].*[.?]");
    Set<String> named =
        PLACEHOLDER
            .matcher(reason.sentence())
            .results()
            .map(found -> found.group(1))
            .collect(Collectors.toSet());
    assertThat(named).isEqualTo(reason.parameters().keySet());
  }

  /** The game is the first word, by which a page finds the module with its words. */
  @ParameterizedTest
  @MethodSource("reasons")
  void theReasonOfAGameBeginsWithIt(Listed reason) {
    if (!reason.folder().isEmpty()) {
      String game = reason.folder().substring(reason.folder().indexOf('/') + 1);
      assertThat(reason.id()).startsWith((game.equals("kit") ? "game" : game) + "-");
    }
  }

  @Test
  void everyRefusalIsMadeFromAList() throws IOException {
    assertThat(RefusalReasons.made())
        .containsExactlyInAnyOrder(
            "engine/Refusal.java",
            "engine/RefusalReason.java",
            "lesson/LessonRefusal.java",
            "match/cluster/ClusterReplies.java",
            "match/state/MatchRefusal.java",
            "table/model/TableRefusal.java",
            "web/RefusedException.java",
            "web/ServerReason.java");
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
