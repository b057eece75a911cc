package games.chalet.web.limits;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.web.ChaletSettings;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.test.context.ConfigDataApplicationContextInitializer;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;
import org.springframework.validation.beanvalidation.LocalValidatorFactoryBean;

class ChaletSettingsTest {

  @Configuration(proxyBeanMethods = false)
  @EnableConfigurationProperties({
    ChaletSettings.class,
    Limits.class,
    Rates.class,
    GrowthRates.class
  })
  static class Settings {}

  private static final String ENVIRONMENT =
      StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME;

  private final ApplicationContextRunner house =
      new ApplicationContextRunner()
          .withInitializer(new ConfigDataApplicationContextInitializer())
          .withBean("configurationPropertiesValidator", LocalValidatorFactoryBean.class)
          .withUserConfiguration(Settings.class);

  @Test
  void nothingNeedsToBeSet() {
    house.run(
        context -> {
          ChaletSettings settings = context.getBean(ChaletSettings.class);
          assertThat(settings.dataFolder()).isEqualTo("./data");
          assertThat(settings.publicOrigin()).isEmpty();
          assertThat(settings.keyForTables()).isEmpty();
          assertThat(settings.secureCookie(false)).isFalse();
          assertThat(settings.secureCookie(true)).isTrue();
          assertThat(context.getBean(Limits.class).stompFrame()).isEqualTo(16384);
        });
  }

  @Test
  void aHostSetsThemByEnvironmentVariables() {
    house
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
  @CsvSource({
    "CHALET_DATA_FOLDER, data",
    "CHALET_PUBLIC_ADDRESS, cards.example.org",
    "CHALET_PUBLIC_ADDRESS, https://cards.example.org/",
    "CHALET_PUBLIC_ADDRESS, https://cards.example.org/chalet",
  })
  void whatCannotBeIsNamedAtTheStart(String variable, String value) {
    house
        .withPropertyValues(variable + "=" + value)
        .run(
            context -> assertThat(context).getFailure().rootCause().hasMessageContaining(variable));
  }

  @ParameterizedTest
  @ValueSource(strings = {"./data", "/data", "~/chalet", "C:/chalet", "."})
  void aDataFolderIsAbsoluteOrSaysWhereItStarts(String folder) {
    house
        .withPropertyValues("CHALET_DATA_FOLDER=" + folder)
        .run(context -> assertThat(context).hasNotFailed());
  }

  @Test
  void aHostChangesLimitsAndSwitchesThemOff() {
    withVariables(
            "CHALET_LIMITS_SENDSPERADDRESS_BURST=0",
            "CHALET_LIMITS_FILESPERADDRESS_PERSECOND=0",
            "CHALET_LIMITS_GUESTSPERADDRESS_PERSECOND=0.25",
            "CHALET_LIMITS_SOCKETSPERADDRESS=0",
            "CHALET_LIMITS_SOCKETSPERPLAYER=3")
        .run(
            context -> {
              Rates rates = context.getBean(Rates.class);
              assertThat(rates.writes()).isEqualTo(new Rate(10, 60));
              assertThat(rates.sendsPerAddress().isOff()).isTrue();
              assertThat(rates.filesPerAddress().isOff()).isTrue();
              assertThat(rates.readsPerAddress().isOff()).isFalse();
              assertThat(context.getBean(GrowthRates.class).guestsPerAddress())
                  .isEqualTo(new Rate(0.25, 200));
              Limits limits = context.getBean(Limits.class);
              assertThat(limits.allowsSocketOfAddress(1_000_000)).isTrue();
              assertThat(limits.allowsSocketOfPlayer(2)).isTrue();
              assertThat(limits.allowsSocketOfPlayer(3)).isFalse();
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CHALET_LIMITS_WRITES_BURST=-1",
        "CHALET_LIMITS_TABLESPERADDRESS_PERSECOND=-0.5",
        "CHALET_LIMITS_SENDS_PERSECOND=many",
        "CHALET_LIMITS_SOCKETSPERADDRESS=-1"
      })
  void aLimitIsNeverNegative(String setting) {
    withVariables(setting).run(context -> assertThat(context).hasFailed());
  }

  private ApplicationContextRunner withVariables(String... variables) {
    Map<String, Object> values =
        Stream.of(variables)
            .map(variable -> variable.split("=", 2))
            .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
    return house.withInitializer(
        context ->
            context
                .getEnvironment()
                .getPropertySources()
                .replace(ENVIRONMENT, new SystemEnvironmentPropertySource(ENVIRONMENT, values)));
  }
}
