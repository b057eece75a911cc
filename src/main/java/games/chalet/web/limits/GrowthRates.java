package games.chalet.web.limits;

import jakarta.validation.Valid;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.NestedConfigurationProperty;
import org.springframework.validation.annotation.Validated;

/**
 * How fast one address may create guests, tables and matches; the numbers are in {@code
 * application.yml}.
 *
 * @param guestsPerAddress new guests
 * @param tablesPerAddress new tables
 * @param matchesPerAddress requests to begin a match, alone or at a table
 */
@Validated
@ConfigurationProperties("chalet.limits")
record GrowthRates(
    @NestedConfigurationProperty @Valid Rate guestsPerAddress,
    @NestedConfigurationProperty @Valid Rate tablesPerAddress,
    @NestedConfigurationProperty @Valid Rate matchesPerAddress) {}
