package games.chalet.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Log messages, exceptions, refusals, documents and the page's texts are in plain English: see
 * {@code docs/contributing.md}.
 */
class PlainWordsTest {

  private static final Path CODE = Path.of("src/main/java");
  private static final Pattern COMMENT =
      Pattern.compile("/\\*.*?\\*/|(?<!:)//[^\\n]*", Pattern.DOTALL);
  private static final Pattern SENTENCE =
      Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)* [^\"\\n]*)\"");

  /** Words of a translation, or of our own; {@code docs/contributing.md} has better ones. */
  private static final Pattern FOREIGN =
      Pattern.compile(
          "\\b(anew|somebody|everybody|nobody|whoever|meanwhile|by itself|shall|house|beside"
              + "|all the same|stumble\\w*|mend\\w*|reckon\\w*|foretell\\w*)\\b",
          Pattern.CASE_INSENSITIVE);

  @Test
  void sentencesInTheCodeAreInPlainEnglish() throws IOException {
    try (Stream<Path> files = Files.walk(CODE)) {
      List<String> found =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .flatMap(PlainWordsTest::foreign)
              .toList();
      assertThat(found).isEmpty();
    }
  }

  private static Stream<String> foreign(Path file) {
    return SENTENCE
        .matcher(COMMENT.matcher(read(file)).replaceAll(""))
        .results()
        .map(match -> match.group(1))
        .filter(sentence -> FOREIGN.matcher(sentence).find())
        .map(sentence -> file.getFileName() + ": " + sentence);
  }

  /** Words that neither a document nor a text of the page has. */
  private static final Pattern FOREIGN_IN_PROSE =
      Pattern.compile(
          "\\b(anew|somebody|everybody|meanwhile|shall|all the same|stumble\\w*|reckon\\w*"
              + "|foretell\\w*)\\b",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern TEXT_MODULE = Pattern.compile(".*texts\\.ts");
  private static final Pattern STRING =
      Pattern.compile("'((?:[^'\\\\\\n]|\\\\.)*)'|`((?:[^`\\\\]|\\\\.)*)`");

  @Test
  void documentsAreInPlainEnglish() throws IOException {
    try (Stream<Path> docs = Files.walk(Path.of("docs"))) {
      List<String> found =
          Stream.concat(Stream.of(Path.of("README.md"), Path.of("src/lab/README.md")), docs)
              .filter(file -> file.toString().endsWith(".md"))
              .flatMap(
                  file ->
                      lines(file)
                          .map(line -> line.replaceAll("`[^`]*`|\\*[^*]*\\*", ""))
                          .filter(line -> FOREIGN_IN_PROSE.matcher(line).find())
                          .map(line -> file + ": " + line))
              .toList();
      assertThat(found).isEmpty();
    }
  }

  @Test
  void textsOfThePageAreInPlainEnglish() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("frontend/src"))) {
      List<Path> modules =
          files.filter(file -> TEXT_MODULE.matcher(file.toString()).matches()).toList();
      assertThat(modules).hasSizeGreaterThan(20);
      List<String> found =
          modules.stream()
              .flatMap(
                  file ->
                      STRING
                          .matcher(read(file))
                          .results()
                          .map(MatchResult::group)
                          .filter(text -> FOREIGN_IN_PROSE.matcher(text).find())
                          .map(text -> file + ": " + text))
              .toList();
      assertThat(found).isEmpty();
    }
  }

  /** A doc comment that begins with a question word in place of a noun or a verb. */
  private static final Pattern QUESTION =
      Pattern.compile("^\\s*(?:/\\*\\*+|<!--)\\s*(?:\\*\\s*)?(What|Whether|How|Who|Whose)\\b.*");

  @Test
  void docCommentsBeginWithANounOrAVerb() throws IOException {
    List<String> found = new ArrayList<>();
    for (String root : List.of("src", "frontend/src", "frontend/e2e")) {
      try (Stream<Path> files = Files.walk(Path.of(root))) {
        files
            .filter(file -> file.toString().matches(".*\\.(java|ts|svelte)"))
            .filter(file -> !file.toString().contains("node_modules"))
            .forEach(
                file ->
                    lines(file)
                        .filter(line -> QUESTION.matcher(line).matches())
                        .map(line -> file + ": " + line.strip())
                        .forEach(found::add));
      }
    }
    assertThat(found).isEmpty();
  }

  private static Stream<String> lines(Path file) {
    return read(file).lines();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void foreignWordsAreFound() {
    assertThat(FOREIGN.matcher("Connect anew").find()).isTrue();
    assertThat(FOREIGN.matcher("Failed to archive match {}").find()).isFalse();
  }
}
