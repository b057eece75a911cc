package games.chalet.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** That the documents can be read in a diff, and lead where they say. */
class DocumentsTest {

  private static final int COLUMNS = 120;

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern ANCHOR = Pattern.compile("<a id=\"([^\"]+)\"></a>");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");

  /** Documents that tell of the code as it is; decisions and measurements tell of their day. */
  private static final List<Path> NAMING =
      List.of(
          Path.of("docs/architecture.md"),
          Path.of("docs/contributing.md"),
          Path.of("docs/glossary.md"));

  /** A name in code that begins as a type does and is no constant; what is in it may follow. */
  private static final Pattern TYPE =
      Pattern.compile("`([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)(?:\\.\\w+)?(?:\\(\\))?`");

  /** The same in a picture, where words of one hump may begin sentences. */
  private static final Pattern DRAWN = Pattern.compile("\\b(?!WebSocket)([A-Z][a-z]+[A-Z]\\w*)\\b");

  private static final Pattern DECLARED =
      Pattern.compile("\\b(?:class|record|interface|enum) (\\w+)");

  private static final Pattern FENCE = Pattern.compile("(?ms)^```.*?^```$");

  @Test
  void proseIsNoWiderThanADiff() throws IOException {
    List<String> wide = new ArrayList<>();
    for (Path document : documents()) {
      wide.addAll(tooWide(document.toString(), Files.readString(document)));
    }
    assertThat(wide).isEmpty();
  }

  @Test
  void aLineThatIsTooWideIsTold() {
    String wide = "word ".repeat(24) + "w";
    assertThat(tooWide("a.md", "short\n" + wide)).containsExactly("a.md:2: 121 columns");
    assertThat(tooWide("a.md", wide.substring(1))).isEmpty();
    assertThat(tooWide("a.md", "  | " + wide + " |\n```\n" + wide + "\n```\n")).isEmpty();
    assertThat(tooWide("a.md", "```\n```\n" + wide)).hasSize(1);
  }

  @Test
  void linksLeadToFilesAndAnchorsThatAreThere() throws IOException {
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Path document : documents()) {
      for (String link : links(Files.readString(document))) {
        links++;
        if (!leadsSomewhere(document, link)) {
          broken.add(document + ": " + link);
        }
      }
    }
    assertThat(broken).isEmpty();
    assertThat(links).as("found at all").isGreaterThan(30);
  }

  @Test
  void aLinkThatLeadsNowhereIsTold() throws IOException {
    Path readme = Path.of("README.md");
    assertThat(leadsSomewhere(readme, "docs/rules/hike.md#r24")).isTrue();
    assertThat(leadsSomewhere(readme, "docs/rules/hike.md#r99")).isFalse();
    assertThat(leadsSomewhere(readme, "docs/rules/hiking.md")).isFalse();
    assertThat(leadsSomewhere(readme, "#run-it")).isTrue();
    assertThat(leadsSomewhere(readme, "#run-it-twice")).isFalse();
  }

  @Test
  void typesThatDocumentsNameAreThere() throws IOException {
    Set<String> there = types();
    List<String> gone = new ArrayList<>();
    for (Path document : NAMING) {
      named(Files.readString(document))
          .filter(name -> !there.contains(name))
          .forEach(name -> gone.add(document + ": " + name));
    }
    assertThat(gone).isEmpty();
  }

  @Test
  void typesAreFoundInProseAndInPictures() throws IOException {
    assertThat(named("`One` and `TwoWords.of()`, not `THIS` or That.\n```\nTwoHumps ► One\n```\n"))
        .containsExactly("One", "TwoWords", "TwoHumps");
    assertThat(types()).contains("DocumentsTest").doesNotContain("NoSuchType");
  }

  /** Tables and code are as wide as they must be. */
  private static List<String> tooWide(String name, String text) {
    List<String> wide = new ArrayList<>();
    List<String> lines = text.lines().toList();
    boolean code = false;
    for (int index = 0; index < lines.size(); index++) {
      String line = lines.get(index);
      String begins = line.stripLeading();
      boolean fence = begins.startsWith("```");
      code ^= fence;
      int columns = line.codePointCount(0, line.length());
      if (!code && !fence && !begins.startsWith("|") && columns > COLUMNS) {
        wide.add(name + ":" + (index + 1) + ": " + columns + " columns");
      }
    }
    return wide;
  }

  private static List<String> links(String text) {
    return LINK.matcher(withoutFences(text))
        .results()
        .map((MatchResult found) -> found.group(1))
        .filter(link -> !link.contains(":"))
        .toList();
  }

  private static boolean leadsSomewhere(Path from, String link) throws IOException {
    int hash = link.indexOf('#');
    String file = hash < 0 ? link : link.substring(0, hash);
    Path to = file.isEmpty() ? from : from.resolveSibling(file).normalize();
    return Files.exists(to)
        && (hash < 0 || anchors(Files.readString(to)).contains(link.substring(hash + 1)));
  }

  /** Those that are written, and those that hosts of repositories make of headings. */
  private static Set<String> anchors(String text) {
    Stream<String> written = ANCHOR.matcher(text).results().map(found -> found.group(1));
    Stream<String> made =
        HEADING
            .matcher(withoutFences(text))
            .results()
            .map(found -> found.group(1).toLowerCase(Locale.ROOT))
            .map(title -> title.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'));
    return Stream.concat(written, made).collect(Collectors.toSet());
  }

  private static Stream<String> named(String text) {
    Stream<String> drawn =
        FENCE
            .matcher(text)
            .results()
            .flatMap(fence -> DRAWN.matcher(fence.group()).results().map(found -> found.group(1)));
    Stream<String> written =
        TYPE.matcher(withoutFences(text)).results().map(found -> found.group(1));
    return Stream.concat(written, drawn);
  }

  private static String withoutFences(String text) {
    return FENCE.matcher(text).replaceAll("");
  }

  /** Those of the server and its tests, and components and modules of the front end. */
  private static Set<String> types() throws IOException {
    Set<String> types = new HashSet<>();
    for (Path file : below(Path.of("src"), ".java")) {
      DECLARED.matcher(Files.readString(file)).results().forEach(it -> types.add(it.group(1)));
    }
    for (Path file : below(Path.of("frontend/src"), ".svelte")) {
      types.add(file.getFileName().toString().replace(".svelte", ""));
    }
    return types;
  }

  private static List<Path> documents() throws IOException {
    return Stream.concat(Stream.of(Path.of("README.md")), below(Path.of("docs"), ".md").stream())
        .toList();
  }

  private static List<Path> below(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }
}
