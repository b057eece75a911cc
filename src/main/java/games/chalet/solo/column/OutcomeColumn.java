package games.chalet.solo.column;

import games.chalet.engine.Outcome;
import games.chalet.json.Json;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import org.jspecify.annotations.Nullable;

/** The outcome of a match, stored as JSON. */
@Converter
public class OutcomeColumn implements AttributeConverter<Outcome, String> {

  private final Json json;

  public OutcomeColumn(Json json) {
    this.json = json;
  }

  @Override
  public @Nullable String convertToDatabaseColumn(@Nullable Outcome value) {
    return value == null ? null : json.text(value);
  }

  @Override
  public @Nullable Outcome convertToEntityAttribute(@Nullable String column) {
    return column == null ? null : json.read(column, Outcome.class);
  }
}
