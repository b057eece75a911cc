package games.chalet.match.bots;

import games.chalet.json.Json;
import games.chalet.match.Review;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;

/** A column that holds a review as JSON. */
@Converter
class ReviewColumn implements AttributeConverter<Review, String> {

  private final Json json;

  ReviewColumn(Json json) {
    this.json = json;
  }

  @Override
  public String convertToDatabaseColumn(Review review) {
    return json.text(review);
  }

  @Override
  public Review convertToEntityAttribute(String text) {
    return json.read(text, Review.class);
  }
}
