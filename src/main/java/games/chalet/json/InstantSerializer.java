package games.chalet.json;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** A moment, always with three digits of a second and in UTC: {@code 2026-11-20T21:00:00.000Z}. */
final class InstantSerializer extends ValueSerializer<Instant> {

  private static final DateTimeFormatter FORMAT =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

  @Override
  public void serialize(Instant moment, JsonGenerator json, SerializationContext context) {
    json.writeString(FORMAT.format(moment));
  }
}
