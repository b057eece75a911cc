package games.chalet.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Seat;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Writes Java's enums, records and sealed interfaces as TypeScript, as they are in JSON. */
final class TypeScript {

  /** The longest line. */
  private static final int WIDTH = 120;

  private static final Map<Class<?>, String> PLAIN =
      Map.ofEntries(
          Map.entry(boolean.class, "boolean"),
          Map.entry(Boolean.class, "boolean"),
          Map.entry(int.class, "number"),
          Map.entry(Integer.class, "number"),
          Map.entry(long.class, "number"),
          Map.entry(Long.class, "number"),
          Map.entry(double.class, "number"),
          Map.entry(Seat.class, "number"),
          Map.entry(String.class, "string"),
          Map.entry(Instant.class, "string"),
          Map.entry(Duration.class, "string"),
          Map.entry(JsonNode.class, "unknown"),
          Map.entry(Object.class, "unknown"));

  private final Map<String, Class<?>> named = new TreeMap<>();
  private final Map<Class<?>, String> declarations = new LinkedHashMap<>();
  private final Deque<Class<?>> pending = new ArrayDeque<>();

  private TypeScript() {}

  /** The declarations of {@code roots} and of everything that they mention. */
  static String declare(List<Class<?>> roots) {
    TypeScript script = new TypeScript();
    roots.forEach(script::mention);
    while (!script.pending.isEmpty()) {
      Class<?> next = script.pending.remove();
      if (!script.declarations.containsKey(next)) {
        script.declarations.put(next, script.declaration(next));
      }
    }
    return String.join("\n", script.declarations.values());
  }

  private String mention(Class<?> type) {
    Class<?> other = named.putIfAbsent(type.getSimpleName(), type);
    if (other != null && other != type) {
      throw new IllegalStateException(other + " and " + type + " have the same name on the wire");
    }
    pending.add(type);
    return type.getSimpleName();
  }

  private String declaration(Class<?> type) {
    String name = type.getSimpleName();
    if (type.isEnum()) {
      return union(
          name,
          Arrays.stream(type.getEnumConstants())
              .map(constant -> "'" + ((Enum<?>) constant).name() + "'")
              .toList());
    }
    if (type.isSealed()) {
      return union(name, Arrays.stream(type.getPermittedSubclasses()).map(this::mention).toList());
    }
    if (type.isRecord()) {
      return "export interface %s {\n%s%s}\n".formatted(name, tag(type), fields(type));
    }
    throw new IllegalStateException(type + " has no form on the wire");
  }

  /** On as few lines as fit, as the front end's formatter has it. */
  private static String union(String name, List<String> choices) {
    String head = "export type " + name + " =";
    String line = String.join(" | ", choices) + ";";
    if (head.length() + 1 + line.length() <= WIDTH) {
      return head + " " + line + "\n";
    }
    if (2 + line.length() <= WIDTH) {
      return head + "\n  " + line + "\n";
    }
    return head + "\n  | " + String.join("\n  | ", choices) + ";\n";
  }

  private static String tag(Class<?> type) {
    return Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed)
        ? "  readonly type: '" + type.getSimpleName() + "';\n"
        : "";
  }

  private String fields(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .map(part -> "  readonly %s: %s;\n".formatted(key(part), formOfPart(part)))
        .collect(Collectors.joining());
  }

  private static String key(RecordComponent part) {
    JsonProperty renamed = part.getAccessor().getAnnotation(JsonProperty.class);
    String key = renamed == null ? part.getName() : renamed.value();
    return isLeftOut(part) ? key + "?" : key;
  }

  /** Returns true if the property is left out where it is empty. */
  private static boolean isLeftOut(RecordComponent part) {
    return part.isAnnotationPresent(OmittedIfEmpty.class);
  }

  private String formOfPart(RecordComponent part) {
    String form = form(part.getAnnotatedType());
    return isLeftOut(part) ? form.replaceFirst(" \\| null$", "") : form;
  }

  private String form(AnnotatedType annotated) {
    String plain = formOfValue(annotated);
    return annotated.isAnnotationPresent(Nullable.class) ? plain + " | null" : plain;
  }

  private String formOfValue(AnnotatedType annotated) {
    if (annotated instanceof AnnotatedParameterizedType generic) {
      return formOfGeneric(rawType(generic), List.of(generic.getAnnotatedActualTypeArguments()));
    }
    if (annotated.getType() instanceof Class<?> type) {
      String plain = PLAIN.get(type);
      return plain != null ? plain : mention(type);
    }
    throw new IllegalStateException(annotated + " has no form on the wire");
  }

  private String formOfGeneric(Class<?> raw, List<AnnotatedType> arguments) {
    if (raw == Optional.class) {
      return form(arguments.getFirst()) + " | null";
    }
    if (Collection.class.isAssignableFrom(raw)) {
      String element = form(arguments.getFirst());
      return "readonly " + (element.contains(" ") ? "(" + element + ")" : element) + "[]";
    }
    if (raw == Map.class) {
      return "Readonly<Record<string, " + form(arguments.get(1)) + ">>";
    }
    throw new IllegalStateException(raw + " has no form on the wire");
  }

  private static Class<?> rawType(AnnotatedParameterizedType generic) {
    return (Class<?>) ((ParameterizedType) generic.getType()).getRawType();
  }
}
