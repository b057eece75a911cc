package games.chalet.json;

import games.chalet.engine.Seat;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.module.SimpleModule;

/** A seat is written as its number, also as the key of a map. */
final class SeatJson {

  private SeatJson() {}

  static SimpleModule addTo(SimpleModule module) {
    return module
        .addSerializer(Seat.class, new AsNumber())
        .addDeserializer(Seat.class, new FromNumber())
        .addKeySerializer(Seat.class, new AsKey())
        .addKeyDeserializer(Seat.class, new FromKey());
  }

  private static final class AsNumber extends ValueSerializer<Seat> {
    @Override
    public void serialize(Seat seat, JsonGenerator json, SerializationContext context) {
      json.writeNumber(seat.index());
    }
  }

  private static final class FromNumber extends ValueDeserializer<Seat> {
    @Override
    public Seat deserialize(JsonParser json, DeserializationContext context) {
      int index = context.readValue(json, Integer.class);
      return index >= 0
          ? new Seat(index)
          : context.reportInputMismatch(Seat.class, "A seat is counted from 0");
    }
  }

  private static final class AsKey extends ValueSerializer<Seat> {
    @Override
    public void serialize(Seat seat, JsonGenerator json, SerializationContext context) {
      json.writeName(Integer.toString(seat.index()));
    }
  }

  private static final class FromKey extends KeyDeserializer {
    @Override
    public Object deserializeKey(String key, DeserializationContext context) {
      return key.matches("[0-9]{1,3}")
          ? new Seat(Integer.parseInt(key))
          : context.handleWeirdKey(Seat.class, key, "A seat is a number");
    }
  }
}
