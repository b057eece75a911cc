package games.chalet.documents;

import static java.util.stream.Collectors.groupingBy;

import games.chalet.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.springframework.beans.factory.config.YamlPropertiesFactoryBean;
import org.springframework.core.io.ClassPathResource;
import org.springframework.util.StringUtils;
import tools.jackson.databind.JsonNode;

/**
 * The page of all settings, made from the metadata that Spring Boot's configuration processor
 * writes and from {@code application.yaml}; {@code main} writes it, {@code SettingsReferenceTest}
 * compares it.
 */
final class SettingsReference {

  static final Path PAGE = Path.of("docs/settings.md");

  private static final String COMMAND = "./mvnw -q test-compile exec:exec@settings";
  private static final String PREFIX = "chalet.";
  private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{(\\w+):(.*)}");
  private static final String METADATA = "/META-INF/spring-configuration-metadata.json";

  private static final String INTRODUCTION =
      """
      # All settings

      Written by `%s` from the property classes; do not edit it by hand.

      Hardly anybody needs this page: [hosting.md](hosting.md) names the settings that hosts use. Each of these is a property
      of Spring Boot. Set it as the environment variable beside it, as an argument (`bin/chalet
      --chalet.disk.reserve=1GB`), or in a file `application.yaml` beside the jar. Lengths of time are written `10s`, `5m`,
      `2h` or `30d`, sizes `512KB` or `64MB`. A value that cannot be used ends the start with a sentence that names it. An
      empty variable is not set, but `CHALET_DATA_FOLDER` is refused empty.
      """
          .formatted(COMMAND);

  private SettingsReference() {}

  public static void main(String[] args) throws IOException {
    Files.writeString(PAGE, text());
  }

  static String text() throws IOException {
    Properties defaults = defaults();
    Map<String, JsonNode> properties = new TreeMap<>();
    metadata().path("properties").forEach(it -> properties.put(it.path("name").asString(), it));
    Map<String, List<JsonNode>> groups =
        properties.values().stream()
            .collect(groupingBy(SettingsReference::group, TreeMap::new, Collectors.toList()));
    StringBuilder text = new StringBuilder(INTRODUCTION);
    groups.forEach(
        (group, members) -> {
          text.append("\n## ").append(group).append("\n\n");
          text.append(
              "| property | environment variable | default | meaning |\n|---|---|---|---|\n");
          members.forEach(property -> text.append(row(property, defaults)));
        });
    return text.toString();
  }

  private static String row(JsonNode property, Properties defaults) {
    String name = property.path("name").asString();
    return "| `%s` | `%s` | %s | %s |\n"
        .formatted(
            name,
            variable(name, defaults),
            shown(value(property, defaults)),
            StringUtils.capitalize(meaning(property)));
  }

  /** The one that {@code application.yaml} names, else as Spring Boot reads it. */
  private static String variable(String property, Properties defaults) {
    Matcher named = PLACEHOLDER.matcher(defaults.getProperty(property, ""));
    return named.matches()
        ? named.group(1)
        : property.replace("-", "").replace('.', '_').toUpperCase(Locale.ROOT);
  }

  private static String group(JsonNode property) {
    String rest = property.path("name").asString().substring(PREFIX.length());
    int dot = rest.indexOf('.');
    return dot < 0 ? "chalet" : PREFIX + rest.substring(0, dot);
  }

  /** Of {@code application.yaml}, else of the property class. */
  private static String value(JsonNode property, Properties defaults) {
    String set =
        defaults.getProperty(
            property.path("name").asString(), property.path("defaultValue").asString(""));
    Matcher named = PLACEHOLDER.matcher(set);
    return named.matches() ? named.group(2) : set;
  }

  private static String shown(String value) {
    return value.isEmpty() ? "none" : "`" + value + "`";
  }

  private static String meaning(JsonNode property) {
    return property
        .path("description")
        .asString()
        .replaceAll("\\{@code ([^}]*)}", "`$1`")
        .replace("|", "\\|");
  }

  private static JsonNode metadata() throws IOException {
    try (InputStream in = SettingsReference.class.getResourceAsStream(METADATA)) {
      byte[] bytes = Objects.requireNonNull(in, METADATA).readAllBytes();
      return Json.create().read(new String(bytes, StandardCharsets.UTF_8), JsonNode.class);
    }
  }

  private static Properties defaults() {
    YamlPropertiesFactoryBean yaml = new YamlPropertiesFactoryBean();
    yaml.setResources(new ClassPathResource("application.yaml"));
    return Objects.requireNonNull(yaml.getObject());
  }
}
