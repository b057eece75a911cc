package games.chalet.solo.column;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A moment, stored as milliseconds since 1970. */
@Converter
public class InstantColumn implements AttributeConverter<Instant, Long> {

  @Override
  public @Nullable Long convertToDatabaseColumn(@Nullable Instant value) {
    return value == null ? null : value.toEpochMilli();
  }

  @Override
  public @Nullable Instant convertToEntityAttribute(@Nullable Long column) {
    return column == null ? null : Instant.ofEpochMilli(column);
  }
}
