package games.chalet.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.chalet.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import tools.jackson.databind.JsonNode;

/**
 * Warns of each environment variable {@code CHALET_…} that nothing reads, such as a misspelt one,
 * and of a {@code TZ} that Java does not know and takes for UTC without a word. The known ones come
 * from the metadata that Spring Boot's processor writes while the server is compiled, and from the
 * names in {@code application.yaml}.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class UnknownSettings
    implements ApplicationContextInitializer<ConfigurableApplicationContext> {

  private static final Logger LOG = LoggerFactory.getLogger(UnknownSettings.class);

  private static final String PREFIX = "CHALET_";
  private static final String METADATA = "/META-INF/spring-configuration-metadata.json";
  private static final String DEFAULTS = "/application.yaml";
  private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{(" + PREFIX + "\\w+)");

  /** An element of a list is set by its number. */
  private static final Pattern INDEX = Pattern.compile("(_\\d+)+_?$");

  /**
   * Variables of other origin. Kubernetes tells every process of the services next to it, and one
   * of them may be called chalet or chalet-database; two of the variables in Docker's file are
   * meant for Docker alone.
   */
  private static final Pattern NOT_OURS =
      Pattern.compile(
          "CHALET_(VERSION|(PORT|SERVICE)(_.*)?|.*_SERVICE_(HOST|PORT)(_.*)?|.*_PORT_\\d+_(TCP|UDP|SCTP)(_.*)?)");

  @Override
  public void initialize(ConfigurableApplicationContext context) {
    Map<String, Object> variables = context.getEnvironment().getSystemEnvironment();
    String zone = Objects.toString(variables.get("TZ"), "");
    if (!isZone(zone)) {
      LOG.warn(
          "TZ is \"{}\", which is no time zone such as Europe/Berlin: the time is that of {}",
          zone,
          ZoneId.systemDefault());
    }
    if (variables.keySet().stream().anyMatch(name -> name.startsWith(PREFIX))) {
      unknown(variables, known())
          .forEach(
              (name, nearest) ->
                  LOG.warn(
                      "Unknown setting {} is ignored; the closest match is {}", name, nearest));
    }
  }

  /** Returns true for a zone that Java knows, for a file of one, and for nothing at all. */
  static boolean isZone(String zone) {
    String name = zone.startsWith(":") ? zone.substring(1) : zone;
    return name.isEmpty()
        || name.startsWith("/")
        || name.startsWith("GMT")
        || List.of(TimeZone.getAvailableIDs()).contains(name);
  }

  /** Returns those that nothing reads, each with the known one that is most like it. */
  static Map<String, String> unknown(Map<String, ?> variables, Names known) {
    Map<String, String> unknown = new TreeMap<>();
    variables.forEach(
        (name, value) -> {
          if (name.startsWith(PREFIX)
              && !isOfOthers(name, value)
              && !known.isRead(name)
              && !known.isRead(INDEX.matcher(name).replaceFirst(""))) {
            unknown.put(name, known.nearest(name));
          }
        });
    return unknown;
  }

  private static boolean isOfOthers(String name, Object value) {
    return NOT_OURS.matcher(name).matches() || HostVariables.isOfKubernetes(name, value);
  }

  static Names known() {
    Names known = new Names();
    PLACEHOLDER.matcher(text(DEFAULTS)).results().forEach(it -> known.addVariable(it.group(1)));
    metadata().path("properties").forEach(it -> known.addProperty(it.path("name").asString()));
    return known;
  }

  /** Returns the metadata of all settings. */
  static JsonNode metadata() {
    return Json.create().read(text(METADATA), JsonNode.class);
  }

  private static String text(String resource) {
    try (InputStream in = UnknownSettings.class.getResourceAsStream(resource)) {
      return new String(Objects.requireNonNull(in, resource).readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The names of environment variables: those that are read, and those of them to use. */
  static final class Names {

    private final Set<String> read = new TreeSet<>();
    private final Set<String> proper = new TreeSet<>();

    /** Adds one that {@code application.yaml} names. */
    void addVariable(String name) {
      read.add(name);
      proper.add(name);
    }

    /** Adds a property, for which Spring Boot reads two names. */
    void addProperty(String name) {
      String upper = name.toUpperCase(Locale.ROOT).replace('.', '_');
      String withoutDashes = upper.replace("-", "");
      String withUnderscores = upper.replace('-', '_');
      if (!read.contains(withUnderscores)) {
        proper.add(withoutDashes);
      }
      read.add(withoutDashes);
      read.add(withUnderscores);
    }

    /** Returns every name that is read. */
    Set<String> all() {
      return Set.copyOf(read);
    }

    boolean isRead(String name) {
      return read.contains(name);
    }

    /** Returns the one that takes the fewest changes of a letter. */
    String nearest(String name) {
      return proper.stream().min(Comparator.comparingInt(it -> changes(name, it))).orElse("");
    }

    private static int changes(String from, String to) {
      int[] before = IntStream.rangeClosed(0, to.length()).toArray();
      for (int i = 0; i < from.length(); i++) {
        int[] now = new int[to.length() + 1];
        now[0] = i + 1;
        for (int j = 0; j < to.length(); j++) {
          int replaced = before[j] + (from.charAt(i) == to.charAt(j) ? 0 : 1);
          now[j + 1] = Math.min(replaced, 1 + Math.min(before[j + 1], now[j]));
        }
        before = now;
      }
      return before[to.length()];
    }
  }
}
