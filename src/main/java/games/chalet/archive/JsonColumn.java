package games.chalet.archive;

import games.chalet.json.Json;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A column that holds JSON as text. */
@Converter
class JsonColumn implements AttributeConverter<JsonNode, String> {

  private final Json json;

  JsonColumn(Json json) {
    this.json = json;
  }

  @Override
  public @Nullable String convertToDatabaseColumn(@Nullable JsonNode tree) {
    return tree == null ? null : json.text(tree);
  }

  @Override
  public @Nullable JsonNode convertToEntityAttribute(@Nullable String text) {
    return text == null ? null : json.read(text, JsonNode.class);
  }
}
