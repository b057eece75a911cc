package games.chalet.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Seat;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Describes Java's enums, records and sealed interfaces, as they are in JSON, by definitions of
 * JSON Schema (2020-12). Descriptions are those of the doc comments.
 */
final class JsonSchema {

  private static final String RULES = "games.chalet.rules.";

  private static final Map<Class<?>, String> PLAIN =
      Map.ofEntries(
          Map.entry(boolean.class, "boolean"),
          Map.entry(Boolean.class, "boolean"),
          Map.entry(int.class, "integer"),
          Map.entry(Integer.class, "integer"),
          Map.entry(long.class, "integer"),
          Map.entry(Long.class, "integer"),
          Map.entry(Seat.class, "integer"),
          Map.entry(double.class, "number"),
          Map.entry(Double.class, "number"),
          Map.entry(String.class, "string"),
          Map.entry(Instant.class, "string"),
          Map.entry(LocalDate.class, "string"),
          Map.entry(Duration.class, "string"));

  private static final Map<Class<?>, String> FORMATS =
      Map.of(Instant.class, "date-time", LocalDate.class, "date", Duration.class, "duration");

  /**
   * A type in one direction.
   *
   * @param isSent whether clients send it: what may be null may be missing
   */
  private record Form(Class<?> type, boolean isSent) {}

  private final Map<String, JsonNode> definitions = new TreeMap<>();
  private final Map<Form, String> names = new HashMap<>();
  private final Deque<Form> pending = new ArrayDeque<>();

  /** Has a definition of that name made, with everything that it mentions. */
  void define(String name, Class<?> type, boolean isSent) {
    names.put(new Form(type, isSent), name);
    pending.add(new Form(type, isSent));
  }

  /** A definition that is made elsewhere. */
  void define(String name, ObjectNode definition) {
    put(name, definition);
  }

  /** All definitions by their names. */
  Map<String, JsonNode> definitions() {
    while (!pending.isEmpty()) {
      Form form = pending.remove();
      put(
          names.getOrDefault(form, ""),
          describe(
              definition(form),
              form.type().isEnum()
                  ? DocComment.ofEnum(form.type())
                  : DocComment.of(form.type()).text()));
    }
    return definitions;
  }

  /** Adds a description, if there is one. */
  static ObjectNode describe(ObjectNode what, String description) {
    return description.isEmpty() ? what : what.put("description", description);
  }

  private void put(String name, JsonNode definition) {
    JsonNode other = definitions.put(name, definition);
    if (other != null && !other.equals(definition)) {
      throw new IllegalStateException("Two definitions are named " + name);
    }
  }

  /** Returns a reference to a definition of that name. */
  static ObjectNode reference(String name) {
    return object().put("$ref", "#/$defs/" + name);
  }

  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  private ObjectNode mention(Form form) {
    String known = names.get(form);
    if (known == null) {
      known = nameOf(form);
      if (names.containsValue(known)) {
        throw new IllegalStateException("Two definitions are named " + known);
      }
      names.put(form, known);
      pending.add(form);
    }
    return reference(known);
  }

  /** With the types in which it stands, and the folder of its game. */
  private static String nameOf(Form form) {
    String name = form.type().getName();
    String simple = name.substring(name.lastIndexOf('.') + 1).replace('$', '.');
    if (name.startsWith(RULES)) {
      String game = name.substring(RULES.length());
      return game.substring(0, game.indexOf('.')) + "." + simple;
    }
    return form.isSent() && form.type().isRecord() ? "sent." + simple : simple;
  }

  private ObjectNode definition(Form form) {
    Class<?> type = form.type();
    if (type.isEnum()) {
      ArrayNode constants = JsonNodeFactory.instance.arrayNode();
      Arrays.stream(type.getEnumConstants())
          .forEach(constant -> constants.add(((Enum<?>) constant).name()));
      return object().set("enum", constants);
    }
    if (type.isSealed()) {
      ArrayNode choices = JsonNodeFactory.instance.arrayNode();
      Arrays.stream(type.getPermittedSubclasses())
          .forEach(choice -> choices.add(mention(new Form(choice, form.isSent()))));
      return object().set("oneOf", choices);
    }
    if (type.isRecord()) {
      return ofRecord(form);
    }
    throw new IllegalStateException(type + " has no form on the wire");
  }

  private ObjectNode ofRecord(Form form) {
    ObjectNode properties = object();
    ArrayNode required = JsonNodeFactory.instance.arrayNode();
    if (Arrays.stream(form.type().getInterfaces()).anyMatch(Class::isSealed)) {
      properties.set("type", object().put("const", form.type().getSimpleName()));
      required.add("type");
    }
    addProperties(form, properties, required);
    ObjectNode definition = object().put("type", "object");
    definition.set("properties", properties);
    definition.set("required", required);
    return definition;
  }

  private void addProperties(Form form, ObjectNode properties, ArrayNode required) {
    DocComment comment = DocComment.of(form.type());
    for (RecordComponent part : form.type().getRecordComponents()) {
      if (part.getAccessor().isAnnotationPresent(JsonUnwrapped.class)) {
        addProperties(new Form(part.getType(), form.isSent()), properties, required);
        continue;
      }
      JsonProperty renamed = part.getAccessor().getAnnotation(JsonProperty.class);
      String name = renamed == null ? part.getName() : renamed.value();
      boolean leftOut = isLeftOut(part);
      AnnotatedType written = part.getAnnotatedType();
      boolean mayBeNull = mayBeNull(written);
      ObjectNode value = mayBeNull && !leftOut ? orNull(written, form) : value(written, form);
      properties.set(name, describe(value, comment.parameters().getOrDefault(part.getName(), "")));
      if (!leftOut && !(form.isSent() && mayBeNull)) {
        required.add(name);
      }
    }
  }

  /** Returns true if the property is left out where it is empty. */
  private static boolean isLeftOut(RecordComponent part) {
    return part.isAnnotationPresent(OmittedIfEmpty.class)
        || part.getAccessor().isAnnotationPresent(JsonInclude.class);
  }

  private static boolean mayBeNull(AnnotatedType written) {
    return written.isAnnotationPresent(Nullable.class)
        || (written instanceof AnnotatedParameterizedType generic
            && rawType(generic) == Optional.class);
  }

  private ObjectNode orNull(AnnotatedType written, Form form) {
    ObjectNode value = value(written, form);
    if (value.isEmpty()) {
      return value; // Anything, null too.
    }
    ArrayNode either = JsonNodeFactory.instance.arrayNode();
    return object().set("anyOf", either.add(value).add(object().put("type", "null")));
  }

  /** Returns the type of a value that is not null. */
  private ObjectNode value(AnnotatedType written, Form form) {
    if (written instanceof AnnotatedParameterizedType generic) {
      return ofGeneric(rawType(generic), List.of(generic.getAnnotatedActualTypeArguments()), form);
    }
    if (written.getType() instanceof Class<?> type) {
      return ofClass(type, form);
    }
    throw new IllegalStateException(written + " has no form on the wire");
  }

  private ObjectNode ofClass(Class<?> type, Form form) {
    if (type == JsonNode.class || type == Object.class) {
      return object();
    }
    String plain = PLAIN.get(type);
    if (plain == null) {
      return mention(new Form(type, form.isSent() && type.isRecord()));
    }
    ObjectNode value = object().put("type", plain);
    if (type == Seat.class) {
      value.put("minimum", 0);
    }
    String format = FORMATS.get(type);
    return format == null ? value : value.put("format", format);
  }

  private ObjectNode ofGeneric(Class<?> raw, List<? extends AnnotatedType> arguments, Form form) {
    if (raw == Optional.class) {
      return value(arguments.getFirst(), form);
    }
    AnnotatedType element = arguments.getLast();
    ObjectNode described = mayBeNull(element) ? orNull(element, form) : value(element, form);
    if (Collection.class.isAssignableFrom(raw)) {
      return object().put("type", "array").set("items", described);
    }
    if (raw == Map.class) {
      return object().put("type", "object").set("additionalProperties", described);
    }
    throw new IllegalStateException(raw + " has no form on the wire");
  }

  private static Class<?> rawType(AnnotatedParameterizedType generic) {
    return (Class<?>) ((ParameterizedType) generic.getType()).getRawType();
  }
}
