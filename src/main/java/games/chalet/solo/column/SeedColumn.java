package games.chalet.solo.column;

import games.chalet.engine.Seed;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import org.jspecify.annotations.Nullable;

/** A seed, stored in hexadecimal. */
@Converter
public class SeedColumn implements AttributeConverter<Seed, String> {

  @Override
  public @Nullable String convertToDatabaseColumn(@Nullable Seed value) {
    return value == null ? null : value.hex();
  }

  @Override
  public @Nullable Seed convertToEntityAttribute(@Nullable String column) {
    return column == null ? null : new Seed(column);
  }
}
