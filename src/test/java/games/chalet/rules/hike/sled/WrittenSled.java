package games.chalet.rules.hike.sled;

import games.chalet.rules.hike.deck.Card;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A sled written as it lies, {@code "H23 H08 H18 / H07 - Y2"}; behind a husky stand {@code +}
 * (upgraded), {@code !} (tired) and {@code ~} (resting).
 */
public final class WrittenSled {

  private WrittenSled() {}

  public static List<Optional<Husky>> of(String sled) {
    return Arrays.stream(sled.split("[ /]+")).map(WrittenSled::husky).toList();
  }

  private static Optional<Husky> husky(String word) {
    if (word.equals("-")) {
      return Optional.empty();
    }
    Condition condition =
        word.contains("!")
            ? Condition.TIRED
            : word.contains("~") ? Condition.RESTING : Condition.READY;
    Card card = Card.valueOf(word.replaceAll("[+!~]", ""));
    return Optional.of(new Husky(card, condition, word.contains("+")));
  }
}
