package games.chalet.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The Markdown files of the repository. */
final class Documents {

  static final Path DECISIONS = Path.of("docs/decisions");

  private static final Pattern FENCE = Pattern.compile("(?ms)^```.*?^```$");

  private Documents() {}

  /** Returns the README, what is in {@code docs}, and the pages of the laboratory and of tests. */
  static List<Path> all() throws IOException {
    return Stream.of(
            Stream.of(Path.of("README.md")),
            below(Path.of("docs"), ".md").stream(),
            below(Path.of("src"), ".md").stream().filter(file -> !isInstalled(file)))
        .flatMap(files -> files)
        .toList();
  }

  /** Returns the pages of decisions, without their index. */
  static List<Path> decisions() throws IOException {
    return below(DECISIONS, ".md").stream().filter(file -> !file.endsWith("README.md")).toList();
  }

  static Stream<String> fences(String text) {
    return FENCE.matcher(text).results().map(found -> found.group());
  }

  static String withoutFences(String text) {
    return FENCE.matcher(text).replaceAll("");
  }

  static List<Path> below(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  private static boolean isInstalled(Path file) {
    return file.toString().contains("node_modules");
  }
}
