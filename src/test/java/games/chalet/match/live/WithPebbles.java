package games.chalet.match.live;

import games.chalet.match.state.KnownGames;
import games.chalet.rules.GameCatalog;
import java.util.List;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;

/** The whole server, which knows the tests' own game besides. */
@TestConfiguration(proxyBeanMethods = false)
public class WithPebbles {

  @Bean
  @Primary
  KnownGames pebblesToo() {
    return id -> id.equals("pebbles") ? List.of(new Pebbles(1)) : new GameCatalog().versions(id);
  }
}
