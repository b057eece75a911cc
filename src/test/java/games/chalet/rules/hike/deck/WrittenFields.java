package games.chalet.rules.hike.deck;

import java.util.List;

/** Fields written by their snow, small where they need equipment: {@code "CIcP"}. */
public final class WrittenFields {

  private WrittenFields() {}

  public static List<Field> of(String letters) {
    return letters.chars().mapToObj(CardNotation::field).toList();
  }
}
