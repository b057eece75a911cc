package games.chalet.json;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.ser.ValueSerializerModifier;

/**
 * Writes {@code type} even where the declared type has been erased, as in a {@code List<A>}:
 * Jackson alone would silently leave it out there.
 */
final class SealedTypeSerializer extends ValueSerializer<Object> {

  private final ValueSerializer<Object> plain;
  private final Class<?> type;

  /** Found once: a look-up inspects the type's whole family. */
  private @Nullable TypeSerializer typeSerializer;

  private SealedTypeSerializer(ValueSerializer<Object> plain, Class<?> type) {
    this.plain = plain;
    this.type = type;
  }

  static ValueSerializerModifier modifier() {
    return new Modifier();
  }

  @Override
  public void serialize(Object value, JsonGenerator json, SerializationContext context) {
    TypeSerializer types = typeSerializer;
    if (types == null) {
      types = context.findTypeSerializer(context.constructType(type));
      typeSerializer = types;
    }
    plain.serializeWithType(value, json, context, types);
  }

  @Override
  public void serializeWithType(
      Object value, JsonGenerator json, SerializationContext context, TypeSerializer types) {
    plain.serializeWithType(value, json, context, types);
  }

  @Override
  public void resolve(SerializationContext context) {
    plain.resolve(context);
  }

  @Override
  @SuppressWarnings("unchecked") // A serializer in context still takes the same values as before.
  public ValueSerializer<?> createContextual(
      SerializationContext context, @Nullable BeanProperty property) {
    return new SealedTypeSerializer(
        (ValueSerializer<Object>) plain.createContextual(context, property), type);
  }

  private static final class Modifier extends ValueSerializerModifier {

    private static final long serialVersionUID = 1L;

    @Override
    @SuppressWarnings("unchecked") // It is called with values of its own class only.
    public ValueSerializer<?> modifySerializer(
        SerializationConfig config,
        BeanDescription.Supplier description,
        ValueSerializer<?> serializer) {
      Class<?> type = description.getBeanClass();
      return type.isRecord() && RecordIntrospector.isSealedFamily(type)
          ? new SealedTypeSerializer((ValueSerializer<Object>) serializer, type)
          : serializer;
    }
  }
}
