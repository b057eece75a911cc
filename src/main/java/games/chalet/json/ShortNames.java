package games.chalet.json;

import java.util.List;

/** Names of properties, as short as they can be told from those beside them. */
final class ShortNames {

  /** What an object of a sealed type has besides its components. */
  private static final String TYPE = "type";

  private ShortNames() {}

  /** Of each name its first letters, with which none of the others begins; in their order. */
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
