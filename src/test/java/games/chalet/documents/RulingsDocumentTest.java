package games.chalet.documents;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.documents.RulingsDocument.Ruling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The rulings of {@code docs/rules}, and who cites them. */
@Execution(ExecutionMode.CONCURRENT)
class RulingsDocumentTest {

  private static final List<Path> WRITTEN =
      Stream.of("src/main", "src/test", "frontend/src", "frontend/e2e", "docs", "README.md")
          .map(Path::of)
          .toList();
  private static final Set<String> ENDINGS =
      Set.of(".java", ".ts", ".svelte", ".css", ".md", ".sql", ".yaml");

  /** Here are citations that lead nowhere, on purpose. */
  private static final Path ITSELF = Path.of("src/test/java/games/chalet/documents");

  /** The folder by which a file belongs to a game. */
  private static final Pattern OF_A_GAME =
      Pattern.compile("/(?:java/games/chalet/rules|src/games)/(\\w+)/");

  private static final Pattern SECTION = Pattern.compile("\\bid: '([a-z-]+)'");
  private static final Pattern OURS = Pattern.compile("(?s)\\bid: 'ours'.*?(?=\\bid: '|\\z)");
  private static final Pattern IN_BRACKETS = Pattern.compile("\\(([A-Z]\\d+(?:, [A-Z]\\d+)*)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^## (\\w+)$");
  private static final Pattern GAME =
      Pattern.compile("(?m)^import games\\.chalet\\.rules\\.(\\w+)\\.(\\w+);$");
  private static final Pattern NAME_OF_A_VALUE = Pattern.compile("[A-Z].*");

  private final List<RulingsDocument> documents = RulingsDocument.all();

  RulingsDocumentTest() throws IOException {}

  @Test
  void everyRulingThatIsCitedExists() throws IOException {
    List<String> nowhere = new ArrayList<>();
    int citations = 0;
    for (Path file : written()) {
      List<Citation> found = citations(file, Files.readString(file));
      citations += found.size();
      nowhere.addAll(leadingNowhere(file, found));
    }
    assertThat(nowhere).isEmpty();
    assertThat(citations).as("found at all").isGreaterThan(500);
  }

  @Test
  void aCitationThatLeadsNowhereIsTold() {
    Path avalanche = Path.of("src/main/java/games/chalet/rules/avalanche/Draft.java");
    assertThat(
            told(avalanche, "/** First (ruling 1),\n * then the next (rulings\n * 2 and 99). */"))
        .containsExactly(avalanche + ":3: there is no ruling 99 in docs/rules/avalanche.md");
    assertThat(told(avalanche, "// As in ruling C3."))
        .containsExactly(avalanche + ":1: ruling C3 is another game's");
    assertThat(told(avalanche, "void ruling26_is() {}\nvoid ruling27_isNot() {}")).hasSize(1);

    Path infiniski = Path.of("src/test/java/games/chalet/rules/infiniski/RulingsTest.java");
    assertThat(told(infiniski, "void i1_is() {}\nvoid i40_isNot() {}\nvoid r1_isNotIts() {}"))
        .containsExactly(
            infiniski + ":2: there is no ruling I40 in docs/rules/infiniski.md",
            infiniski + ":3: ruling R1 is another game's");
    assertThat(told(infiniski, "/** As far as that goes (I41). */ up(I42)")).hasSize(1);

    Path board = Path.of("frontend/src/games/hike/places.ts");
    assertThat(told(board, "test('rulings 3, 5 and R77: none', () => {")).hasSize(1);

    Path document = Path.of("docs/measurements.md");
    assertThat(told(document, "As it must (R24), but R88's reckoning; ruling 3."))
        .containsExactly(
            document + ":1: there is no ruling R88 in docs/rules/hike.md",
            document + ":1: ruling 3 is of no game");
  }

  @Test
  void numbersHaveNoGapsAndAnchorsAreTheNumbers() {
    assertThat(documents)
        .extracting(RulingsDocument::letter)
        .containsExactlyInAnyOrder(Citation.LETTERS.split(""));
    for (RulingsDocument document : documents) {
      assertThat(document.rulings())
          .as("%s", document.file())
          .extracting(Ruling::anchor)
          .containsExactlyElementsOf(
              IntStream.rangeClosed(1, document.rulings().size())
                  .mapToObj(number -> document.letter().toLowerCase(Locale.ROOT) + number)
                  .toList());
    }
  }

  @Test
  void rulingsAndTheRulesPageNameEachOther() throws IOException {
    for (RulingsDocument document : documents) {
      Set<String> sections = hasRulesPage(document) ? sectionsOfPage(document) : headings(document);
      for (Ruling ruling : document.rulings()) {
        assertThat(sections)
            .as("%s, %s", document.file(), ruling.anchor())
            .containsAll(ruling.sections());
      }
    }
  }

  @Test
  void eachRulesPageNamesEveryRulingThatIsOursAndNoOther() throws IOException {
    for (RulingsDocument document : documents) {
      if (hasRulesPage(document)) {
        assertThat(namedAsOurs(document))
            .as("what %s says is ours", document.folder())
            .containsExactlyInAnyOrderElementsOf(
                document.rulings().stream()
                    .filter(ruling -> !ruling.printed() && !ruling.sections().isEmpty())
                    .map(ruling -> ruling.anchor().toUpperCase(Locale.ROOT))
                    .toList());
      }
    }
  }

  @Test
  void optionsThatRulingsNameAreTheGames() throws IOException {
    for (RulingsDocument document : documents) {
      String options = text(code(document.folder()), "Options.java");
      for (Ruling ruling : document.rulings()) {
        for (String word : ruling.option()) {
          boolean name = word.equals(ruling.option().getFirst());
          if (name || NAME_OF_A_VALUE.matcher(word).matches()) {
            assertThat(options)
                .as("%s, %s: %s", document.file(), ruling.anchor(), word)
                .containsPattern("\\b" + word + "\\b");
          }
        }
      }
    }
  }

  @Test
  void theHeadOfEachGameNamesItsRulings() throws IOException {
    String catalog = Files.readString(Path.of("src/main/java/games/chalet/rules/GameCatalog.java"));
    int heads = 0;
    Matcher game = GAME.matcher(catalog);
    while (game.find()) {
      Optional<RulingsDocument> rulings = ofFolder(game.group(1));
      if (rulings.isPresent()) {
        Path head = code(game.group(1)).resolve(game.group(2) + ".java");
        assertThat(Files.readString(head)).as("%s", head).contains(slashed(rulings.get().file()));
        heads++;
      }
    }
    assertThat(heads).isEqualTo(documents.size());
  }

  private List<String> told(Path file, String text) {
    return leadingNowhere(file, citations(file, text));
  }

  private static List<Citation> citations(Path file, String text) {
    return slashed(file).endsWith(".md") ? Citation.inProse(text) : Citation.inCode(text);
  }

  private List<String> leadingNowhere(Path file, List<Citation> citations) {
    List<String> nowhere = new ArrayList<>();
    for (Citation citation : citations) {
      wrong(file, citation)
          .ifPresent(what -> nowhere.add(file + ":" + citation.line() + ": " + what));
    }
    return nowhere;
  }

  /** Returns the fault of a citation; empty if it leads to a ruling. */
  private Optional<String> wrong(Path file, Citation citation) {
    Optional<RulingsDocument> own = ofFile(file);
    Optional<RulingsDocument> meant = citation.letter().isEmpty() ? own : ofLetter(citation);
    if (meant.isEmpty()) {
      return Optional.of("ruling " + citation + " is of no game");
    }
    if (own.isPresent() && !own.equals(meant)) {
      return Optional.of("ruling " + citation + " is another game's");
    }
    return meant.get().has(citation.number())
        ? Optional.empty()
        : Optional.of("there is no ruling " + citation + " in " + slashed(meant.get().file()));
  }

  private Optional<RulingsDocument> ofLetter(Citation citation) {
    return documents.stream().filter(each -> each.letter().equals(citation.letter())).findAny();
  }

  private Optional<RulingsDocument> ofFile(Path file) {
    Matcher folder = OF_A_GAME.matcher(slashed(file));
    return folder.find()
        ? ofFolder(folder.group(1))
        : documents.stream().filter(each -> each.file().equals(file)).findAny();
  }

  private Optional<RulingsDocument> ofFolder(String folder) {
    return documents.stream().filter(each -> each.folder().equals(folder)).findAny();
  }

  private static Path code(String folder) {
    return Path.of("src/main/java/games/chalet/rules", folder);
  }

  private static boolean hasRulesPage(RulingsDocument document) {
    return Files.isDirectory(Path.of("frontend/src/games", document.folder()));
  }

  private static Set<String> sectionsOfPage(RulingsDocument document) throws IOException {
    String page = rulesPage(document.folder());
    assertThat(page).as("%s", document.folder()).contains(slashed(document.file()));
    return found(SECTION, page);
  }

  /** The numbers in brackets in the section of a rules page that tells what is ours. */
  private static Set<String> namedAsOurs(RulingsDocument document) throws IOException {
    String ours = OURS.matcher(rulesPage(document.folder())).results().toList().getFirst().group();
    return IN_BRACKETS
        .matcher(ours)
        .results()
        .flatMap(list -> Stream.of(list.group(1).split(", ")))
        .collect(Collectors.toSet());
  }

  /** Returns the headings before its rulings: the rules page of a game that has no other. */
  private static Set<String> headings(RulingsDocument document) throws IOException {
    return found(HEADING, Files.readString(document.file())).stream()
        .map(heading -> heading.toLowerCase(Locale.ROOT))
        .collect(Collectors.toSet());
  }

  private static String rulesPage(String folder) throws IOException {
    return text(Path.of("frontend/src/games", folder), "rules-texts.ts");
  }

  private static Set<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(one -> one.group(1)).collect(Collectors.toSet());
  }

  /** All files below a folder whose names end so, one after the other. */
  private static String text(Path folder, String ending) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path file : below(folder)) {
      if (slashed(file).endsWith(ending)) {
        text.append(Files.readString(file));
      }
    }
    return text.toString();
  }

  private static List<Path> written() throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path root : WRITTEN) {
      below(root).stream().filter(RulingsDocumentTest::isWritten).forEach(files::add);
    }
    return files;
  }

  private static boolean isWritten(Path file) {
    String name = file.getFileName().toString();
    return !file.startsWith(ITSELF) && ENDINGS.stream().anyMatch(name::endsWith);
  }

  private static List<Path> below(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static String slashed(Path file) {
    return file.toString().replace('\\', '/');
  }
}
