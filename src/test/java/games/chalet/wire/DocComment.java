package games.chalet.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The doc comment of a type as plain text.
 *
 * @param text the comment without its tags; empty if there is none
 * @param parameters the descriptions of a record's components, by their names
 */
record DocComment(String text, Map<String, String> parameters) {

  private static final String DECLARATION =
      """
      /\\*\\*((?:(?!\\*/).)*)\\*/\\s*(?:@\\w+(?:\\([^)]*\\))?\\s*(?://[^\n]*)?\\s*)*\
      (?:(?:public|private|static|final|sealed)\\s+)*(?:record|enum|interface)\\s+%s\\b\
      """;

  private static final Pattern PARAMETER =
      Pattern.compile("@param (\\w+)\\s+(.*?)(?=\\s@|\\z)", Pattern.DOTALL);

  /** Reads the comment in the source of the type, which has to be in this project. */
  static DocComment of(Class<?> type) {
    String pattern = DECLARATION.strip().formatted(type.getSimpleName());
    Matcher declaration = Pattern.compile(pattern, Pattern.DOTALL).matcher(source(type));
    return declaration.find() ? parse(declaration.group(1)) : new DocComment("", Map.of());
  }

  /** Reads the comment of an enum, and after it those of its constants, each after its name. */
  static String ofEnum(Class<?> type) {
    Matcher body =
        Pattern.compile(
                "^( *)(?:\\w+ )*enum %s\\b.*?^\\1}".formatted(type.getSimpleName()),
                Pattern.MULTILINE | Pattern.DOTALL)
            .matcher(source(type));
    String constants = body.find() ? body.group() : "";
    return Stream.concat(
            Stream.of(of(type).text()),
            Arrays.stream(type.getEnumConstants())
                .map(constant -> ofConstant(((Enum<?>) constant).name(), constants)))
        .filter(text -> !text.isEmpty())
        .collect(Collectors.joining(" "));
  }

  private static String ofConstant(String name, String body) {
    Matcher comment =
        Pattern.compile("/\\*\\*((?:(?!\\*/).)*)\\*/\\s*" + name + "\\b", Pattern.DOTALL)
            .matcher(body);
    return comment.find() ? name + ": " + parse(comment.group(1)).text() : "";
  }

  private static String source(Class<?> type) {
    String file = type.getName().replaceFirst("\\$.*", "").replace('.', '/') + ".java";
    Path path =
        Stream.of("src/main/java", "src/test/java")
            .map(root -> Path.of(root, file))
            .filter(Files::exists)
            .findFirst()
            .orElseThrow();
    try {
      return Files.readString(path);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static DocComment parse(String comment) {
    String plain = comment.replaceAll("(?m)^\\s*\\* ?", "");
    Map<String, String> parameters = new LinkedHashMap<>();
    PARAMETER
        .matcher(plain)
        .results()
        .forEach(it -> parameters.put(it.group(1), sentence(it.group(2))));
    return new DocComment(sentence(plain.replaceFirst("(?s)(\\A|\\s)@param .*", "")), parameters);
  }

  private static String sentence(String text) {
    return text.replaceAll("\\s+", " ")
        .replaceAll("\\{@\\w+ ([^}]*)}", "$1")
        .replaceAll("</?\\w+>", "")
        .replaceAll("\\w*#(?=\\w)", "")
        .strip();
  }
}
