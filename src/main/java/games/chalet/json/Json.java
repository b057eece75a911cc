package games.chalet.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.introspect.AnnotationIntrospectorPair;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.type.LogicalType;

/**
 * How everything is written in JSON, on the wire, in the journal and in records: see
 * `docs/protocol.md`.
 *
 * <p>A record is its components in their order. A value of a sealed type of ours also carries its
 * record's simple name in {@code type}. A {@link games.chalet.engine.Seat} is its number, an {@code
 * Optional} its value or null (nothing if it is {@link games.chalet.engine.OfSomeVersions}), an
 * {@link Instant} ISO-8601 in UTC with milliseconds, a {@code Duration} ISO-8601. Maps are written
 * in the order of their keys. Reading is strict: unknown properties, numbers in strings, and null
 * or nothing where a component is not {@code @Nullable} and not {@code Optional} are errors, thrown
 * as {@link tools.jackson.core.JacksonException}.
 */
public final class Json {

  private final JsonMapper mapper;

  private Json(JsonMapper mapper) {
    this.mapper = mapper;
  }

  /** A writer and reader of its own, without Spring. Costly to make, free to share. */
  public static Json create() {
    JsonMapper mapper =
        JsonMapper.builder()
            .annotationIntrospector(
                AnnotationIntrospectorPair.create(
                    new RecordIntrospector(), new JacksonAnnotationIntrospector()))
            .addModule(ownTypes())
            .enable(MapperFeature.INFER_RECORD_GETTERS_FROM_COMPONENTS_ONLY)
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .changeDefaultPropertyInclusion(
                was -> was.withValueInclusion(JsonInclude.Include.ALWAYS))
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .disable(SerializationFeature.FAIL_ON_ORDER_MAP_BY_INCOMPARABLE_KEY)
            .enable(
                DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY,
                DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .withCoercionConfig(LogicalType.Textual, Json::textOnly)
            .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .disable(
                DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS,
                DateTimeFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .build();
    return new Json(mapper);
  }

  private static JacksonModule ownTypes() {
    return SeatJson.addTo(new SimpleModule("chalet"))
        .addSerializer(Instant.class, new InstantSerializer())
        .setSerializerModifier(SealedTypeSerializer.modifier());
  }

  private static void textOnly(MutableCoercionConfig coercion) {
    coercion
        .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
  }

  /** The value as UTF-8. */
  public byte[] write(Object value) {
    return mapper.writeValueAsBytes(value);
  }

  /** The value as text. */
  public String text(Object value) {
    return mapper.writeValueAsString(value);
  }

  /** The value as a tree. */
  public JsonNode tree(Object value) {
    return mapper.valueToTree(value);
  }

  /** The tree that the UTF-8 bytes describe. */
  public JsonNode tree(byte[] json) {
    return mapper.readTree(json);
  }

  /** The value that the UTF-8 bytes describe. */
  public <T> T read(byte[] json, Class<T> type) {
    return present(mapper.readValue(json, type), type);
  }

  /** The value that the text describes. */
  public <T> T read(String json, Class<T> type) {
    return present(mapper.readValue(json, type), type);
  }

  /** The value that the tree describes. */
  public <T> T read(JsonNode json, Class<T> type) {
    return present(mapper.treeToValue(json, type), type);
  }

  /** What Spring's converters and whoever wants more than this class offers work with. */
  public JsonMapper mapper() {
    return mapper;
  }

  private <T> T present(@Nullable T value, Class<T> type) {
    if (value == null) {
      throw MismatchedInputException.from(null, type, "null is not a " + type.getSimpleName());
    }
    return value;
  }
}
