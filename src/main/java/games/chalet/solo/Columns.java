package games.chalet.solo;

import games.chalet.engine.Outcome;
import games.chalet.engine.Seed;
import games.chalet.json.Json;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Columns of deals and attempts that hold something other than SQL's own types. */
final class Columns {

  private Columns() {}

  /** A day in UTC, stored as days since 1970. */
  @Converter
  static class DayColumn implements AttributeConverter<LocalDate, Long> {

    @Override
    public @Nullable Long convertToDatabaseColumn(@Nullable LocalDate value) {
      return value == null ? null : value.toEpochDay();
    }

    @Override
    public @Nullable LocalDate convertToEntityAttribute(@Nullable Long column) {
      return column == null ? null : LocalDate.ofEpochDay(column);
    }
  }

  /** A moment, stored as milliseconds since 1970. */
  @Converter
  static class InstantColumn implements AttributeConverter<Instant, Long> {

    @Override
    public @Nullable Long convertToDatabaseColumn(@Nullable Instant value) {
      return value == null ? null : value.toEpochMilli();
    }

    @Override
    public @Nullable Instant convertToEntityAttribute(@Nullable Long column) {
      return column == null ? null : Instant.ofEpochMilli(column);
    }
  }

  /** JSON, stored as text. */
  @Converter
  static class JsonColumn implements AttributeConverter<JsonNode, String> {

    private final Json json;

    JsonColumn(Json json) {
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

  /** The outcome of a match, stored as JSON. */
  @Converter
  static class OutcomeColumn implements AttributeConverter<Outcome, String> {

    private final Json json;

    OutcomeColumn(Json json) {
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

  /** A seed, stored in hexadecimal. */
  @Converter
  static class SeedColumn implements AttributeConverter<Seed, String> {

    @Override
    public @Nullable String convertToDatabaseColumn(@Nullable Seed value) {
      return value == null ? null : value.hex();
    }

    @Override
    public @Nullable Seed convertToEntityAttribute(@Nullable String column) {
      return column == null ? null : new Seed(column);
    }
  }
}
