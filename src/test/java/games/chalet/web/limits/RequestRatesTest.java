package games.chalet.web.limits;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.HostSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Configuration;

class RequestRatesTest {

  @Configuration(proxyBeanMethods = false)
  @EnableConfigurationProperties(RequestRates.class)
  static class Settings {}

  @Test
  void aHostChangesThemAndSwitchesThemOff() {
    HostSettings.of(
            Settings.class,
            "CHALET_LIMITS_WRITESPERADDRESS_BURST=0",
            "CHALET_LIMITS_FILESPERADDRESS_PERSECOND=0",
            "CHALET_LIMITS_GUESTSPERADDRESS_PERSECOND=0.25")
        .run(
            context -> {
              RequestRates rates = context.getBean(RequestRates.class);
              assertThat(rates.writes()).isEqualTo(new Rate(10, 60));
              assertThat(rates.writesPerAddress().isOff()).isTrue();
              assertThat(rates.filesPerAddress().isOff()).isTrue();
              assertThat(rates.readsPerAddress().isOff()).isFalse();
              assertThat(rates.guestsPerAddress()).isEqualTo(new Rate(0.25, 200));
            });
  }

  @Test
  void aHostRelaxesThemTogether() {
    HostSettings.of(Settings.class, "CHALET_LIMITS_MODE=relaxed", "CHALET_LIMITS_WRITES_BURST=5")
        .run(
            context -> {
              RequestRates rates = context.getBean(RequestRates.class);
              assertThat(rates.writes()).isEqualTo(new Rate(100, 50));
              assertThat(rates.guestsPerAddress()).isEqualTo(new Rate(5, 2000));
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CHALET_LIMITS_WRITES_BURST=-1",
        "CHALET_LIMITS_TABLESPERADDRESS_PERSECOND=-0.5",
        "CHALET_LIMITS_READSPERADDRESS_PERSECOND=many"
      })
  void theyAreNeverNegative(String variable) {
    HostSettings.of(Settings.class, variable).run(context -> assertThat(context).hasFailed());
  }
}
