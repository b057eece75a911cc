package games.chalet.stomp.socket;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.HostSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Configuration;

class StompLimitsTest {

  @Configuration(proxyBeanMethods = false)
  @EnableConfigurationProperties({StompLimits.class, SendRates.class})
  static class Settings {}

  @Test
  void nothingNeedsToBeSet() {
    HostSettings.of(Settings.class)
        .run(
            context ->
                assertThat(context.getBean(StompLimits.class).stompFrame()).isEqualTo(16384));
  }

  @Test
  void aHostChangesThemAndSwitchesThemOff() {
    HostSettings.of(
            Settings.class,
            "CHALET_LIMITS_SENDSPERADDRESS_BURST=0",
            "CHALET_LIMITS_SOCKETSPERADDRESS=0",
            "CHALET_LIMITS_SOCKETSPERPLAYER=3")
        .run(
            context -> {
              SendRates rates = context.getBean(SendRates.class);
              assertThat(rates.sendsPerAddress().isOff()).isTrue();
              assertThat(rates.sends().isOff()).isFalse();
              StompLimits limits = context.getBean(StompLimits.class);
              assertThat(limits.allowsSocketOfPlayer(2)).isTrue();
              assertThat(limits.allowsSocketOfPlayer(3)).isFalse();
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"CHALET_LIMITS_SENDS_PERSECOND=many", "CHALET_LIMITS_SOCKETSPERADDRESS=-1"})
  void theyAreNeverNegative(String variable) {
    HostSettings.of(Settings.class, variable).run(context -> assertThat(context).hasFailed());
  }
}
