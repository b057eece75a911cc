package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.GameCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

class OfferedGamesTest {

  private final ApplicationContextRunner server =
      new ApplicationContextRunner().withUserConfiguration(GamesConfiguration.class);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "chalet.games.extra=ohhell",
        "chalet.testing.games=",
        "chalet.testing.games=chess"
      })
  void unlistedGamesAreNotKnown(String setting) {
    server
        .withPropertyValues(setting)
        .run(
            context -> {
              GameCatalog catalog = context.getBean(GameCatalog.class);
              assertThat(catalog.games()).hasSize(5);
              assertThat(catalog.versions("ohhell")).isEmpty();
            });
  }

  @Test
  void aTestMayOfferThemAtTheEndOfTheCatalogue() {
    server
        .withPropertyValues("chalet.testing.games= ohhell ")
        .run(
            context -> {
              GameCatalog catalog = context.getBean(GameCatalog.class);
              assertThat(catalog.games()).hasSize(6);
              assertThat(catalog.games().getLast().info().id()).isEqualTo("ohhell");
              assertThat(catalog.find("ohhell")).isPresent();
              assertThat(catalog.versions("ohhell")).hasSize(1);
            });
  }

  @Test
  void theCatalogueKnowsWhatItDoesNotOffer() {
    assertThat(GameCatalog.unlistedGames()).containsExactly("ohhell");
  }
}
