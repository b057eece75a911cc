package games.chalet.player;

import java.security.SecureRandom;
import java.util.List;

/** Friendly names for guests who have none yet. */
final class NameSuggestions {

  static final List<String> ADJECTIVES =
      List.of(
          "Brave",
          "Bright",
          "Calm",
          "Cheerful",
          "Clever",
          "Cosy",
          "Curious",
          "Daring",
          "Drowsy",
          "Frosty",
          "Gentle",
          "Golden",
          "Happy",
          "Hardy",
          "Jolly",
          "Lucky",
          "Merry",
          "Mighty",
          "Nimble",
          "Patient",
          "Plucky",
          "Quick",
          "Quiet",
          "Silver",
          "Snowy",
          "Sprightly",
          "Steady",
          "Sunny",
          "Wild",
          "Windy",
          "Wise",
          "Woolly");

  static final List<String> ANIMALS =
      List.of(
          "Badger",
          "Bear",
          "Beaver",
          "Bunting",
          "Buzzard",
          "Chamois",
          "Chough",
          "Crossbill",
          "Deer",
          "Dormouse",
          "Eagle",
          "Ermine",
          "Falcon",
          "Fox",
          "Goat",
          "Hare",
          "Hedgehog",
          "Husky",
          "Ibex",
          "Jackdaw",
          "Kestrel",
          "Lynx",
          "Marmot",
          "Marten",
          "Nutcracker",
          "Otter",
          "Owl",
          "Ptarmigan",
          "Raven",
          "Salamander",
          "Squirrel",
          "Wallcreeper",
          "Weasel",
          "Wolf");

  private static final SecureRandom RANDOM = new SecureRandom();

  private NameSuggestions() {}

  static String random() {
    return any(ADJECTIVES) + " " + any(ANIMALS);
  }

  private static String any(List<String> words) {
    return words.get(RANDOM.nextInt(words.size()));
  }
}
