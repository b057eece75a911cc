package games.chalet.json;

import java.util.List;

/** Shortened names of properties, as short as they can be told from the others of their type. */
final class ShortNames {

  /** The property of an object of a sealed type in addition to its components. */
  private static final String TYPE = "type";

  private ShortNames() {}

  /**
   * Returns the shortest prefix of each name with which none of the others begins; in their order.
   */
  static List<String> of(List<String> names) {
    return names.stream().map(name -> shortest(name, names)).toList();
  }

  private static String shortest(String name, List<String> names) {
    for (int length = 1; length < name.length(); length++) {
      String letters = name.substring(0, length);
      if (!TYPE.startsWith(letters)
          && names.stream().noneMatch(it -> !it.equals(name) && it.startsWith(letters))) {
        return letters;
      }
    }
    return name;
  }
}
