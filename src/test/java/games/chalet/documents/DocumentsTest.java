package games.chalet.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** That the documents can be read in a diff, render, and lead where they say. */
class DocumentsTest {

  private static final int COLUMNS = 120;

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern ANCHOR = Pattern.compile("<a id=\"([^\"]+)\"></a>");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
  private static final Pattern CELL_END = Pattern.compile("(?<!\\\\)\\|");

  @Test
  void proseIsNoWiderThanADiff() throws IOException {
    List<String> wide = new ArrayList<>();
    for (Path document : Documents.all()) {
      if (!document.startsWith("src/lab/peers")) { // made to be read alone, with wide commands
        wide.addAll(tooWide(document.toString(), Files.readString(document)));
      }
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
  void rowsOfTablesHaveTheCellsOfTheirHeader() throws IOException {
    List<String> broken = new ArrayList<>();
    for (Path document : Documents.all()) {
      broken.addAll(brokenRows(document.toString(), Files.readString(document)));
    }
    assertThat(broken).isEmpty();
  }

  @Test
  void aRowThatIsBrokenIsTold() {
    String header = "| a | b |\n|---|---|\n";
    assertThat(brokenRows("a.md", header + "| 1 \\| 2 | 3 |\n\n| alone |\n")).isEmpty();
    assertThat(brokenRows("a.md", header + "| 1 | 2\nand more |\n"))
        .containsExactly("a.md:3: a row of a table");
    assertThat(brokenRows("a.md", header + "| 1 | 2 | 3 |\n")).hasSize(1);
    assertThat(brokenRows("a.md", "```\n" + header + "| 1\n```\n")).isEmpty();
  }

  @Test
  void linksLeadToFilesAndAnchorsThatAreThere() throws IOException {
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Path document : Documents.all()) {
      for (String link : links(Files.readString(document))) {
        links++;
        if (!leadsSomewhere(document, link)) {
          broken.add(document + ": " + link);
        }
      }
    }
    assertThat(broken).isEmpty();
    assertThat(links).as("found at all").isGreaterThan(200);
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

  private static List<String> brokenRows(String name, String text) {
    List<String> broken = new ArrayList<>();
    List<String> lines = text.lines().map(String::strip).toList();
    boolean code = false;
    long cells = 0;
    for (int index = 0; index < lines.size(); index++) {
      String line = lines.get(index);
      code ^= line.startsWith("```");
      if (code || !line.startsWith("|")) {
        cells = 0;
        continue;
      }
      long here = CELL_END.matcher(line).results().count();
      if (!line.endsWith("|") || (cells != 0 && here != cells)) {
        broken.add(name + ":" + (index + 1) + ": a row of a table");
      }
      cells = cells == 0 ? here : cells;
    }
    return broken;
  }

  private static List<String> links(String text) {
    return LINK.matcher(Documents.withoutFences(text))
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
            .matcher(Documents.withoutFences(text))
            .results()
            .map(found -> found.group(1).toLowerCase(Locale.ROOT))
            .map(title -> title.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'));
    return Stream.concat(written, made).collect(Collectors.toSet());
  }
}
