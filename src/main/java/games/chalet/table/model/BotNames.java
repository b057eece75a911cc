package games.chalet.table.model;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The names of bots, chosen so that a bot is not taken for a guest. */
final class BotNames {

  private static final List<String> NAMES =
      List.of(
          "Bot Alma",
          "Bot Bruno",
          "Bot Clara",
          "Bot Edgar",
          "Bot Frida",
          "Bot Gustav",
          "Bot Hedda",
          "Bot Ivar",
          "Bot Juno",
          "Bot Karl",
          "Bot Lotte",
          "Bot Milo",
          "Bot Nora",
          "Bot Otto",
          "Bot Pia",
          "Bot Runa");

  private static final SecureRandom RANDOM = new SecureRandom();

  private BotNames() {}

  /** Returns a name that is not taken. */
  static String draw(Collection<String> taken) {
    List<String> free = new ArrayList<>(NAMES);
    free.removeAll(taken);
    return free.get(RANDOM.nextInt(free.size()));
  }
}
