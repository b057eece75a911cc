package games.chalet.web;

import java.net.InetAddress;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.bind.validation.BindValidationException;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.Environment;
import org.springframework.util.ClassUtils;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.FieldError;

/**
 * Reports settings that cannot be used by the names of their environment variables, with their
 * values and the values that work, whether they have a wrong type, violate a constraint or are
 * refused by the record that holds them.
 */
final class SettingFailureAnalyzer extends AbstractFailureAnalyzer<BindException> {

  /** A property of {@code application.yaml} that has a variable of another name. */
  private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{([A-Z_]+)[:}].*");

  private static final Map<Class<?>, String> VALUES =
      Map.of(
          Boolean.class, "true or false",
          Integer.class, "a whole number such as 20",
          Long.class, "a whole number such as 20",
          Double.class, "a number such as 0.5",
          Duration.class, "a length of time such as 10s, 5m, 2h or 30d",
          DataSize.class, "a size such as 512KB or 64MB",
          InetAddress.class, "the number of an address such as 127.0.0.1");

  private final ConfigurableEnvironment environment;

  SettingFailureAnalyzer(Environment environment) {
    this.environment = (ConfigurableEnvironment) environment;
  }

  /**
   * A setting that cannot be used.
   *
   * @param allowed the values that work
   */
  private record Wrong(String property, String allowed) {}

  @Override
  protected FailureAnalysis analyze(Throwable rootFailure, BindException cause) {
    List<Wrong> wrong = wrong(cause);
    return new FailureAnalysis(
        wrong.stream().map(this::description).collect(Collectors.joining("\n")),
        wrong.stream().map(this::remedy).collect(Collectors.joining("\n"))
            + "\nAll settings are in docs/settings.md.",
        cause);
  }

  private List<Wrong> wrong(BindException e) {
    InvalidSettingException refused = findCause(e, InvalidSettingException.class);
    if (refused != null) {
      return List.of(new Wrong(refused.property(), refused.allowed()));
    }
    BindValidationException invalid = findCause(e, BindValidationException.class);
    if (invalid != null) {
      String prefix = invalid.getValidationErrors().getName() + ".";
      return invalid.getValidationErrors().getAllErrors().stream()
          .filter(FieldError.class::isInstance)
          .map(FieldError.class::cast)
          .map(error -> new Wrong(prefix + dashed(error.getField()), allowed(error)))
          .distinct() // A record is checked when it is bound, and again as a bean.
          .toList();
    }
    return List.of(new Wrong(e.getName().toString(), values(e.getTarget().getType().resolve())));
  }

  private static String dashed(String field) {
    return field.replaceAll("([a-z])([A-Z])", "$1-$2").toLowerCase(Locale.ROOT);
  }

  private static String allowed(FieldError error) {
    Object rejected = error.getRejectedValue();
    String values = values(rejected == null ? null : rejected.getClass());
    @Nullable Object[] arguments = Objects.requireNonNullElse(error.getArguments(), new Object[0]);
    return switch (Objects.toString(error.getCode(), "")) {
      case "Positive" -> values + ", more than 0";
      case "PositiveOrZero", "DurationMin" -> values + ", 0 or more";
      case "Min" -> values + ", " + arguments[arguments.length - 1] + " or more";
      default -> String.valueOf(error.getDefaultMessage());
    };
  }

  private static String values(@Nullable Class<?> type) {
    if (type == null) {
      return "another value";
    }
    return type.isEnum()
        ? Arrays.stream(type.getEnumConstants())
            .map(constant -> constant.toString().toLowerCase(Locale.ROOT))
            .collect(Collectors.joining(", ", "one of ", ""))
        : VALUES.getOrDefault(ClassUtils.resolvePrimitiveIfNecessary(type), "another value");
  }

  private String description(Wrong wrong) {
    String value = Binder.get(environment).bind(wrong.property(), String.class).orElse("");
    return "%s is \"%s\", which cannot be used.".formatted(variable(wrong.property()), value);
  }

  private String remedy(Wrong wrong) {
    return "Set %s to %s, or leave it out: then the default is used."
        .formatted(variable(wrong.property()), wrong.allowed());
  }

  /** Returns the environment variable of a property, as the host has written it. */
  private String variable(String property) {
    String usual =
        environment.getPropertySources().stream()
            .map(source -> Objects.toString(source.getProperty(property), ""))
            .map(PLACEHOLDER::matcher)
            .filter(Matcher::matches)
            .map(matcher -> matcher.group(1))
            .findFirst()
            .orElseGet(() -> property.toUpperCase(Locale.ROOT).replace('.', '_').replace("-", ""));
    return PortCheck.variable(environment, property, usual);
  }
}
