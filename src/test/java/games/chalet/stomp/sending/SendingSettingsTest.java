package games.chalet.stomp.sending;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Configuration;

class SendingSettingsTest {

  @Configuration(proxyBeanMethods = false)
  @EnableConfigurationProperties(SendingSettings.class)
  static class Settings {}

  private final ApplicationContextRunner server =
      new ApplicationContextRunner().withUserConfiguration(Settings.class);

  @Test
  void theBudgetIsAShareOfTheMemory() {
    server.run(
        context -> {
          SendingSettings settings = context.getBean(SendingSettings.class);
          assertThat(settings.forAll()).isEqualTo(Runtime.getRuntime().maxMemory() / 8);
          assertThat(settings.forOne()).isEqualTo(1024 * 1024);
          assertThat(settings.patienceMillis()).isEqualTo(10_000);
        });
  }

  @Test
  void emptyIsTheSameAsNotSet() {
    server
        .withPropertyValues("chalet.sending.budget=")
        .run(
            context ->
                assertThat(context.getBean(SendingSettings.class).forAll())
                    .isEqualTo(Runtime.getRuntime().maxMemory() / 8));
  }

  @Test
  void nothingSwitchesOff() {
    server
        .withPropertyValues(
            "chalet.sending.budget=0", "chalet.sending.per-socket=0", "chalet.sending.patience=0")
        .run(
            context -> {
              SendingSettings settings = context.getBean(SendingSettings.class);
              assertThat(settings.forAll()).isEqualTo(Long.MAX_VALUE);
              assertThat(settings.forOne()).isEqualTo(Long.MAX_VALUE);
              assertThat(settings.patienceMillis()).isEqualTo(-1);
            });
  }

  @ParameterizedTest
  @CsvSource({
    "chalet.sending.budget=-1, budget",
    "chalet.sending.per-socket=-1MB, per-socket",
    "chalet.sending.patience=-1s, patience"
  })
  void impossibleSettingsAreNamedAtTheStart(String set, String name) {
    server
        .withPropertyValues(set)
        .run(context -> assertThat(context).getFailure().rootCause().hasMessageContaining(name));
  }
}
