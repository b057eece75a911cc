package games.chalet.solo.column;

import games.chalet.json.Json;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** JSON, stored as text. */
@Converter
public class JsonColumn implements AttributeConverter<JsonNode, String> {

  private final Json json;

  public JsonColumn(Json json) {
    this.json = json;
  }

  @Override
  public @Nullable String convertToDatabaseColumn(@Nullable JsonNode value) {
    return value == null ? null : json.text(value);
  }

  @Override
  public @Nullable JsonNode convertToEntityAttribute(@Nullable String column) {
    return column == null ? null : json.read(column, JsonNode.class);
  }
}
