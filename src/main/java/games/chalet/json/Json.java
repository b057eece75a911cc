package games.chalet.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueSerializer;
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
 * The JSON of this server, on the wire, in the journal and in records: see `docs/protocol.md`.
 *
 * <p>A record is written as its components in their order. A value of one of the server's own
 * sealed types also has its record's simple name in {@code type}. A {@link
 * games.chalet.engine.Seat} is its number, an {@code Optional} its value or null (left out if it is
 * {@link games.chalet.engine.OmittedIfEmpty}), an {@link Instant} ISO-8601 in UTC with
 * milliseconds, a {@code Duration} ISO-8601. Maps are written in the order of their keys.
 *
 * <p>Reading is strict. Errors are unknown properties, numbers in strings, and null or nothing
 * where a component is not {@code @Nullable} and not {@code Optional}; they are thrown as {@link
 * tools.jackson.core.JacksonException}.
 */
public final class Json {

  private final JsonMapper mapper;

  private Json(JsonMapper mapper) {
    this.mapper = mapper;
  }

  /**
   * Creates a writer and reader of its own, without Spring. Expensive to create, cheap to share.
   */
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

  /** Returns the value as UTF-8. */
  public byte[] write(Object value) {
    return mapper.writeValueAsBytes(value);
  }

  /** Returns the value as text. */
  public String text(Object value) {
    return mapper.writeValueAsString(value);
  }

  /** Returns the value as a tree. */
  public JsonNode tree(Object value) {
    return mapper.valueToTree(value);
  }

  /** Returns the tree that the UTF-8 bytes describe. */
  public JsonNode tree(byte[] json) {
    return mapper.readTree(json);
  }

  /** Returns the value that the UTF-8 bytes describe. */
  public <T> T read(byte[] json, Class<T> type) {
    return present(mapper.readValue(json, type), type);
  }

  /** Returns the value that the text describes. */
  public <T> T read(String json, Class<T> type) {
    return present(mapper.readValue(json, type), type);
  }

  /** Returns the value that the tree describes. */
  public <T> T read(JsonNode json, Class<T> type) {
    return present(mapper.treeToValue(json, type), type);
  }

  /**
   * Returns the mapper, for Spring's converters and for callers who need more than this class
   * offers.
   */
  public JsonMapper mapper() {
    return mapper;
  }

  private <T> T present(@Nullable T value, Class<T> type) {
    if (value == null) {
      throw MismatchedInputException.from(null, type, "null is not a " + type.getSimpleName());
    }
    return value;
  }

  /**
   * A moment, always with three digits of a second and in UTC: {@code 2026-11-20T21:00:00.000Z}.
   */
  private static final class InstantSerializer extends ValueSerializer<Instant> {

    private static final DateTimeFormatter FORMAT =
        DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

    @Override
    public void serialize(Instant moment, JsonGenerator json, SerializationContext context) {
      json.writeString(FORMAT.format(moment));
    }
  }
}
