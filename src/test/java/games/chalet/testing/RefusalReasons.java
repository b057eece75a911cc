package games.chalet.testing;

import games.chalet.engine.RefusalParameter;
import games.chalet.engine.RefusalReason;
import games.chalet.web.ServerReason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** All reasons for which the server and its games refuse, from the enums that list them. */
public final class RefusalReasons {

  public static final Path SOURCES = Path.of("src/main/java/games/chalet");

  private static final Pattern LIST =
      Pattern.compile("enum (\\w+) implements (RefusalReason|ServerReason) \\{");

  private RefusalReasons() {}

  /**
   * A reason.
   *
   * @param folder {@code rules/<game>}, or empty for the server's
   * @param rule the paragraph on which it usually rests; empty for the server's
   * @param sentence with {@code {name}} where a parameter stands
   * @param parameters the types of what is sent, by name: Integer, String or an enum
   */
  public record Listed(
      String folder,
      String id,
      String code,
      String rule,
      String sentence,
      Map<String, Class<?>> parameters) {}

  /** The reasons, sorted by folder, then by file, then as they are listed there. */
  public static List<Listed> all() {
    try (Stream<Path> sources = Files.walk(SOURCES)) {
      return sources
          .filter(path -> path.toString().endsWith(".java"))
          .sorted()
          .flatMap(RefusalReasons::inFile)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Listed> inFile(Path source) {
    try {
      Matcher list = LIST.matcher(Files.readString(source));
      if (!list.find()) {
        return Stream.empty();
      }
      Path file = SOURCES.relativize(source);
      String folder = file.startsWith("rules") ? file.subpath(0, 2).toString() : "";
      String name =
          "games.chalet." + file.toString().replace('/', '.').replaceFirst("\\.java$", "");
      return Arrays.stream(Class.forName(name).getEnumConstants())
          .map(constant -> listed(folder, constant));
    } catch (IOException | ClassNotFoundException e) {
      throw new IllegalStateException(source.toString(), e);
    }
  }

  private static Listed listed(String folder, Object constant) {
    Map<String, Class<?>> parameters = new LinkedHashMap<>();
    return switch (constant) {
      case RefusalReason reason -> {
        RefusalReason.Text text = reason.text();
        for (RefusalParameter<?> parameter : text.parameters()) {
          parameters.put(parameter.name(), sent(parameter.type()));
        }
        yield new Listed(
            folder, reason.id(), text.code(), text.rule(), text.sentence(), parameters);
      }
      case ServerReason reason -> {
        ServerReason.Text text = reason.text();
        text.parameters().forEach(it -> parameters.put(it.name(), it.type()));
        yield new Listed(folder, reason.id(), text.code(), "", text.sentence(), parameters);
      }
      default -> throw new IllegalStateException(constant.toString());
    };
  }

  private static Class<?> sent(Class<?> type) {
    return type == Integer.class || type.isEnum() ? type : String.class;
  }

  /** The source files that make a refusal other than from a list. */
  public static List<String> made() throws IOException {
    List<String> made = new ArrayList<>();
    try (Stream<Path> sources = Files.walk(SOURCES)) {
      for (Path path : sources.filter(it -> it.toString().endsWith(".java")).sorted().toList()) {
        if (Files.readString(path).matches("(?s).*new (Refusal|RefusedException)\\(.*")) {
          made.add(SOURCES.relativize(path).toString());
        }
      }
    }
    return made;
  }
}
