package games.chalet.solo.column;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** A day in UTC, stored as days since 1970. */
@Converter
public class DayColumn implements AttributeConverter<LocalDate, Long> {

  @Override
  public @Nullable Long convertToDatabaseColumn(@Nullable LocalDate value) {
    return value == null ? null : value.toEpochDay();
  }

  @Override
  public @Nullable LocalDate convertToEntityAttribute(@Nullable Long column) {
    return column == null ? null : LocalDate.ofEpochDay(column);
  }
}
