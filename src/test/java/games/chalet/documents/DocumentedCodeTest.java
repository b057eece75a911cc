package games.chalet.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** That types, files and commands which documents name are there. */
class DocumentedCodeTest {

  /** A name in code that begins as a type does and is no constant; what is in it may follow. */
  private static final Pattern TYPE =
      Pattern.compile("`([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)(?:\\.\\w+)?(?:\\(\\))?`");

  /** The same in a drawing, where words of one hump may begin sentences. */
  private static final Pattern DRAWN = Pattern.compile("\\b(?!WebSocket)([A-Z][a-z]+[A-Z]\\w*)\\b");

  private static final Pattern DECLARED =
      Pattern.compile("\\b(?:class|record|interface|enum|type) (\\w+)");

  /** A file or folder from the root on; with a placeholder in it, it is a pattern of several. */
  private static final Pattern FILE =
      Pattern.compile("`((?:src|docs|frontend|\\.ci|\\.mvn)/[^`\\s<>*…{}]+)`");

  private static final Pattern GOAL = Pattern.compile("exec:exec@([\\w-]+)");
  private static final Pattern TEST = Pattern.compile("-Dtest=(\\w+)");

  /** Documents whose drawings are of our own types. */
  private static final Path DRAWINGS = Path.of("docs/architecture.md");

  /** Names of HTTP, of files, of the JDK, of libraries, and of systems beside ours. */
  private static final Set<String> FOREIGN =
      Set.of(
          "Authorization",
          "Caddyfile",
          "Database",
          "Engine",
          "Forwarded",
          "Host",
          "JdbcConnection",
          "MVStore",
          "MeterBinder",
          "Millis",
          "MiniBrowser",
          "Optional",
          "Origin",
          "OutOfMemoryError",
          "Persistable",
          "PlayerView",
          "RemoteIpValve",
          "StateView",
          "StatelessSession",
          "System",
          "UnsupportedClassVersionError",
          "VirtualMachineError",
          "VmHWM");

  private static final Pattern INDEXED = Pattern.compile("(?m)^- \\[(.+)]\\(([\\w-]+\\.md)\\): .+");

  @Test
  void typesThatDocumentsNameAreThere() throws IOException {
    Set<String> there = types();
    assertThat(
            gone(
                document -> named(document).filter(name -> !FOREIGN.contains(name)),
                there::contains))
        .isEmpty();
  }

  @Test
  void filesThatDocumentsNameAreThere() throws IOException {
    assertThat(
            gone(
                document -> files(Files.readString(document)), name -> Files.exists(Path.of(name))))
        .isEmpty();
  }

  @Test
  void commandsThatDocumentsNameAreThere() throws IOException {
    String build = Files.readString(Path.of("pom.xml"));
    assertThat(
            gone(
                document -> matches(GOAL, Files.readString(document)),
                goal -> build.contains("<id>" + goal + "</id>")))
        .isEmpty();
    Set<String> there = types();
    assertThat(
            gone(
                document -> matches(TEST, Files.readString(document)), name -> isTest(name, there)))
        .isEmpty();
  }

  @Test
  void namesAreFoundInProseAndInDrawings() throws IOException {
    String text = "`One` and `TwoWords.of()`, not `THIS` or That.\n```\nTwoHumps ► One\n```\n";
    assertThat(matches(TYPE, Documents.withoutFences(text))).containsExactly("One", "TwoWords");
    assertThat(drawn(text)).containsExactly("TwoHumps");
    assertThat(files("`src/lab` lacks a slash, `src/a/B.java` and `docs/<id>.md` have theirs"))
        .containsExactly("src/lab", "src/a/B.java");
    assertThat(matches(GOAL, "exec:exec@arena -Darena=\"…\"")).containsExactly("arena");
    assertThat(types()).contains("DocumentsTest", "BoardShell").doesNotContain("NoSuchType");
  }

  @Test
  void theIndexOfDecisionsHasEachPageWithItsTitle() throws IOException {
    String index = Files.readString(Documents.DECISIONS.resolve("README.md"));
    List<String> indexed =
        INDEXED
            .matcher(index)
            .results()
            .map(line -> line.group(2) + ": # " + line.group(1))
            .toList();
    List<String> there = new ArrayList<>();
    for (Path decision : Documents.decisions()) {
      String title = Files.readString(decision).lines().findFirst().orElseThrow();
      there.add(decision.getFileName() + ": " + title);
    }
    assertThat(indexed).containsExactlyInAnyOrderElementsOf(there);
  }

  private interface Names {
    Stream<String> of(Path document) throws IOException;
  }

  private static List<String> gone(Names names, Predicate<String> isThere) throws IOException {
    List<String> gone = new ArrayList<>();
    int found = 0;
    for (Path document : Documents.all()) {
      List<String> here = names.of(document).toList();
      found += here.size();
      here.stream()
          .filter(name -> !isThere.test(name))
          .forEach(name -> gone.add(document + ": " + name));
    }
    assertThat(found).as("found at all").isGreaterThan(2);
    return gone;
  }

  private static Stream<String> named(Path document) throws IOException {
    String text = Files.readString(document);
    Stream<String> written = matches(TYPE, Documents.withoutFences(text));
    return document.equals(DRAWINGS) ? Stream.concat(written, drawn(text)) : written;
  }

  private static Stream<String> drawn(String text) {
    return Documents.fences(text).flatMap(fence -> matches(DRAWN, fence));
  }

  private static Stream<String> files(String text) {
    return matches(FILE, Documents.withoutFences(text));
  }

  private static Stream<String> matches(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(found -> found.group(1));
  }

  /** A pattern such as {@code Hike*Test} names the beginning of several. */
  private static boolean isTest(String name, Set<String> there) {
    return there.contains(name) || there.stream().anyMatch(type -> type.startsWith(name));
  }

  /** Types of the server, of its tests and tools, and of the front end with its components. */
  private static Set<String> types() throws IOException {
    Set<String> types = new HashSet<>();
    for (Path file : Documents.below(Path.of("src"), ".java")) {
      matches(DECLARED, Files.readString(file)).forEach(types::add);
    }
    for (Path file : Documents.below(Path.of("frontend/src"), ".ts")) {
      matches(DECLARED, Files.readString(file)).forEach(types::add);
    }
    for (Path file : Documents.below(Path.of("frontend/src"), ".svelte")) {
      types.add(file.getFileName().toString().replace(".svelte", ""));
    }
    return types;
  }
}
