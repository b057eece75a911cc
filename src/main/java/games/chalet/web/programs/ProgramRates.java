package games.chalet.web.programs;

import games.chalet.web.limits.LimitsMode;
import games.chalet.web.limits.Rate;
import jakarta.validation.Valid;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.NestedConfigurationProperty;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The rates at which programs may send HTTP requests; the numbers are in {@code application.yaml}.
 *
 * @param mode how strictly all rates are applied: {@code normal}, {@code relaxed} (ten times as
 *     much) or {@code off}; sizes, sockets and connections stay limited
 * @param programReads requests of one program that only read, new sockets included
 */
@Validated
@ConfigurationProperties("chalet.limits")
record ProgramRates(
    @DefaultValue("NORMAL") LimitsMode mode,
    @NestedConfigurationProperty @Valid Rate programReads) {

  ProgramRates {
    programReads = mode.of(programReads);
  }
}
