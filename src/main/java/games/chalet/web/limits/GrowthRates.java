package games.chalet.web.limits;

import jakarta.validation.Valid;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.NestedConfigurationProperty;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The rates at which one address may create guests, tables, matches and requests to hosts; the
 * numbers are in {@code application.yaml}.
 *
 * @param mode how strictly all rates are applied: {@code normal}, {@code relaxed} (ten times as
 *     much) or {@code off}; sizes, sockets and connections stay limited
 * @param guestsPerAddress new guests from one address
 * @param tablesPerAddress new tables from one address
 * @param matchesPerAddress matches started from one address, alone or at a table
 * @param hostRequestsPerAddress requests to hosts from one address, such as to be let in at a table
 */
@Validated
@ConfigurationProperties("chalet.limits")
record GrowthRates(
    @DefaultValue("NORMAL") LimitsMode mode,
    @NestedConfigurationProperty @Valid Rate guestsPerAddress,
    @NestedConfigurationProperty @Valid Rate tablesPerAddress,
    @NestedConfigurationProperty @Valid Rate matchesPerAddress,
    @NestedConfigurationProperty @Valid Rate hostRequestsPerAddress) {

  GrowthRates {
    guestsPerAddress = mode.of(guestsPerAddress);
    tablesPerAddress = mode.of(tablesPerAddress);
    matchesPerAddress = mode.of(matchesPerAddress);
    hostRequestsPerAddress = mode.of(hostRequestsPerAddress);
  }
}
