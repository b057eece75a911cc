package games.chalet.archive;

import games.chalet.json.Json;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import tools.jackson.databind.JsonNode;

/** A column that holds JSON as text. */
@Converter
class JsonColumn implements AttributeConverter<JsonNode, String> {

  private final Json json;

  JsonColumn(Json json) {
    this.json = json;
  }

  @Override
  public String convertToDatabaseColumn(JsonNode tree) {
    return json.text(tree);
  }

  @Override
  public JsonNode convertToEntityAttribute(String text) {
    return json.read(text, JsonNode.class);
  }
}
