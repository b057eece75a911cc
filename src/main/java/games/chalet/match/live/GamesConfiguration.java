package games.chalet.match.live;

import games.chalet.match.state.KnownGames;
import games.chalet.rules.GameCatalog;
import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Creates the beans that know the games. */
@Configuration(proxyBeanMethods = false)
class GamesConfiguration {

  /** Offers games that are not listed only to tests, which name them. */
  @Bean
  GameCatalog gameCatalog(@Value("${chalet.testing.games:}") List<String> unlisted) {
    return new GameCatalog(unlisted);
  }

  @Bean
  KnownGames knownGames(GameCatalog catalog) {
    return catalog::versions;
  }
}
