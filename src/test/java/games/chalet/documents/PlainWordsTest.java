package games.chalet.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Log messages, exceptions and refusals are in plain English: see {@code docs/contributing.md}. */
class PlainWordsTest {

  private static final Path CODE = Path.of("src/main/java");
  private static final Pattern COMMENT =
      Pattern.compile("/\\*.*?\\*/|(?<!:)//[^\\n]*", Pattern.DOTALL);
  private static final Pattern SENTENCE =
      Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)* [^\"\\n]*)\"");

  /** Words of a translation, or of the house; {@code docs/contributing.md} has better ones. */
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
    String code;
    try {
      code = COMMENT.matcher(Files.readString(file)).replaceAll("");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return SENTENCE
        .matcher(code)
        .results()
        .map(match -> match.group(1))
        .filter(sentence -> FOREIGN.matcher(sentence).find())
        .map(sentence -> file.getFileName() + ": " + sentence);
  }

  @Test
  void foreignWordsAreFound() {
    assertThat(FOREIGN.matcher("Connect anew").find()).isTrue();
    assertThat(FOREIGN.matcher("Failed to archive match {}").find()).isFalse();
  }
}
