package games.chalet.match.live;

import games.chalet.rules.GameCatalog;
import games.chalet.web.StartFailedException;
import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The settings for the games that are offered.
 *
 * @param extra ids of games to offer in addition to those of every server, separated by commas; so
 *     far {@code ohhell}
 */
@ConfigurationProperties("chalet.games")
record GameSettings(@DefaultValue List<String> extra) {

  /**
   * Returns the games of this server.
   *
   * @throws StartFailedException if there is no such extra game
   */
  GameCatalog catalog() {
    List<String> known = GameCatalog.extraGames();
    for (String id : extra) {
      if (!known.contains(id)) {
        throw new StartFailedException(
            "CHALET_GAMES_EXTRA names the game \"%s\", which there is not.".formatted(id),
            "Name there, separated by commas, any of: %s.".formatted(String.join(", ", known)),
            null);
      }
    }
    return new GameCatalog(extra);
  }
}
