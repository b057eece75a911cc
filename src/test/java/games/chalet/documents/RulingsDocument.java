package games.chalet.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The rulings on one game, as a file of {@code docs/rules} tells them.
 *
 * @param folder of the game's code, on either side
 * @param letter with which each number begins
 */
record RulingsDocument(Path file, String folder, String letter, List<Ruling> rulings) {

  static final Path HOME = Path.of("docs/rules");

  private static final Pattern FOLDER = Pattern.compile("`games\\.chalet\\.rules\\.(\\w+)`");
  private static final Pattern HEADING =
      Pattern.compile("^### <a id=\"(.+)\"></a>([A-Z])(\\d+) \\S.*$");
  private static final Pattern WHERE =
      Pattern.compile("^Page: ([^·]+)(?: · (As printed))?(?: · Option: (.+))?$");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  /**
   * One entry.
   *
   * @param anchor by which it can be linked
   * @param sections of the rules page where players read of it
   * @param printed whether the rulebook itself says so
   * @param option that changes it, with its values; empty if none does
   */
  record Ruling(
      int number, String anchor, List<String> sections, boolean printed, List<String> option) {}

  static List<RulingsDocument> all() throws IOException {
    try (Stream<Path> files = Files.list(HOME)) {
      List<RulingsDocument> all = new ArrayList<>();
      for (Path file : files.sorted(Comparator.naturalOrder()).toList()) {
        if (!file.endsWith("README.md")) {
          all.add(read(file));
        }
      }
      return all;
    }
  }

  private static RulingsDocument read(Path file) throws IOException {
    String text = Files.readString(file);
    Matcher folder = FOLDER.matcher(text);
    if (!folder.find()) {
      throw new AssertionError(file + " does not name the package of its game");
    }
    List<Ruling> rulings = new ArrayList<>();
    String letter = "";
    List<String> lines = text.lines().toList();
    for (int index = 0; index < lines.size(); index++) {
      Matcher heading = HEADING.matcher(lines.get(index));
      if (heading.matches()) {
        letter = letter.isEmpty() ? heading.group(2) : letter;
        String where = index + 2 < lines.size() ? lines.get(index + 2) : "";
        rulings.add(ruling(file, heading.toMatchResult(), where));
      }
    }
    return new RulingsDocument(file, folder.group(1), letter, rulings);
  }

  private static Ruling ruling(Path file, MatchResult heading, String line) {
    Matcher where = WHERE.matcher(line);
    if (!where.matches()) {
      throw new AssertionError(file + ": " + heading.group(0) + " is not followed by its page");
    }
    String option = where.group(3);
    return new Ruling(
        Integer.parseInt(heading.group(3)),
        heading.group(1),
        codes(where.group(1)),
        where.group(2) != null,
        option == null ? List.of() : codes(option));
  }

  private static List<String> codes(String text) {
    return CODE.matcher(text).results().map(found -> found.group(1)).toList();
  }

  boolean has(int number) {
    return rulings.stream().anyMatch(ruling -> ruling.number() == number);
  }
}
