package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.testing.HostSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Configuration;

class ChaletSettingsTest {

  @Configuration(proxyBeanMethods = false)
  @EnableConfigurationProperties(ChaletSettings.class)
  static class Settings {}

  private final ApplicationContextRunner server = HostSettings.of(Settings.class);

  @Test
  void nothingNeedsToBeSet() {
    server.run(
        context -> {
          ChaletSettings settings = context.getBean(ChaletSettings.class);
          assertThat(settings.dataFolder()).isEqualTo("./data");
          assertThat(settings.publicOrigin()).isEmpty();
          assertThat(settings.keyForTables()).isEmpty();
          assertThat(settings.secureCookie(false)).isFalse();
          assertThat(settings.secureCookie(true)).isTrue();
        });
  }

  @Test
  void aHostSetsThemByEnvironmentVariables() {
    server
        .withPropertyValues(
            "CHALET_DATA_FOLDER=/srv/chalet",
            "CHALET_PUBLIC_ADDRESS=https://cards.example.org",
            "CHALET_SECURE_COOKIES=true",
            "CHALET_TABLE_KEY=open sesame")
        .run(
            context -> {
              ChaletSettings settings = context.getBean(ChaletSettings.class);
              assertThat(settings.dataFolder()).isEqualTo("/srv/chalet");
              assertThat(settings.publicOrigin()).contains("https://cards.example.org");
              assertThat(settings.keyForTables()).contains("open sesame");
              assertThat(settings.secureCookie(false)).isTrue();
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://cards.example.org",
        "http://my_server:8080",
        "https://app_1.example.org",
        "http://chalet-:8080",
        "http://[::1]:8080"
      })
  void aSlashBehindThePublicAddressIsNoPath(String address) {
    for (String written : new String[] {address, address + "/"}) {
      server
          .withPropertyValues("CHALET_PUBLIC_ADDRESS=" + written)
          .run(
              context ->
                  assertThat(context.getBean(ChaletSettings.class).publicOrigin())
                      .contains(address));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"open\tsesame", "open\nsesame", "open\u0000", "\u0085sesame"})
  void aKeyThatNobodyCanTypeEndsTheStartAndIsNotLogged(String key) {
    assertThatThrownBy(() -> new ChaletSettings("./data", null, null, key))
        .isInstanceOf(StartFailedException.class)
        .hasMessageContaining("CHALET_TABLE_KEY")
        .hasMessageNotContaining("sesame");
  }

  @ParameterizedTest
  @ValueSource(strings = {"./data", "/data", "~/chalet", "C:/chalet", "."})
  void aDataFolderIsAbsoluteOrSaysWhereItStarts(String folder) {
    server
        .withPropertyValues("CHALET_DATA_FOLDER=" + folder)
        .run(context -> assertThat(context).hasNotFailed());
  }
}
