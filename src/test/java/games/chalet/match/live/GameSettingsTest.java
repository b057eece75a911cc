package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.rules.GameCatalog;
import games.chalet.web.StartFailedException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

class GameSettingsTest {

  @Configuration(proxyBeanMethods = false)
  @EnableConfigurationProperties(GameSettings.class)
  static class Settings {

    @Bean
    GameCatalog gameCatalog(GameSettings settings) {
      return settings.catalog();
    }
  }

  private final ApplicationContextRunner house =
      new ApplicationContextRunner().withUserConfiguration(Settings.class);

  @ParameterizedTest
  @ValueSource(strings = {"chalet.games.other=ohhell", "chalet.games.extra="})
  void extraGamesAreNotOfferedUnlessTheHostNamesThem(String setting) {
    house
        .withPropertyValues(setting)
        .run(
            context -> {
              GameCatalog catalog = context.getBean(GameCatalog.class);
              assertThat(catalog.games()).hasSize(5);
              assertThat(catalog.find("ohhell")).isEmpty();
              assertThat(catalog.find("ohhell", 1)).as("matches go on").isPresent();
            });
  }

  @Test
  void gamesTheHostAddsStandAtTheEndOfTheCatalogue() {
    house
        .withPropertyValues("chalet.games.extra= ohhell ")
        .run(
            context -> {
              GameCatalog catalog = context.getBean(GameCatalog.class);
              assertThat(catalog.games()).hasSize(6);
              assertThat(catalog.games().getLast().info().id()).isEqualTo("ohhell");
              assertThat(catalog.find("ohhell")).isPresent();
              assertThat(catalog.versions("ohhell")).hasSize(1);
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess", "ohhell,chess", "avalanche"})
  void aGameThatThereIsNotEndsTheStartWithASentence(String extra) {
    house
        .withPropertyValues("chalet.games.extra=" + extra)
        .run(
            context ->
                assertThat(context)
                    .getFailure()
                    .rootCause()
                    .isInstanceOf(StartFailedException.class)
                    .hasMessageMatching(
                        "CHALET_GAMES_EXTRA names the game \"(chess|avalanche)\", .*\\."));
  }

  @Test
  void theCatalogueKnowsWhatItCanOffer() {
    assertThat(GameCatalog.extraGames()).containsExactly("ohhell");
    assertThatThrownBy(() -> new GameSettings(List.of("Ohhell")).catalog())
        .isInstanceOf(StartFailedException.class);
  }
}
