package games.chalet.web.limits;

import jakarta.validation.Valid;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.NestedConfigurationProperty;
import org.springframework.validation.annotation.Validated;

/**
 * How fast one guest, and one address, may send HTTP requests; the numbers are in {@code
 * application.yml}. Generous: forty people behind one address must never notice them.
 *
 * @param writes of one guest
 * @param writesPerAddress from one address
 * @param readsPerAddress from one address, but those of files that never change
 * @param filesPerAddress reads of files that never change, from one address
 */
@Validated
@ConfigurationProperties("chalet.limits")
record RequestRates(
    @NestedConfigurationProperty @Valid Rate writes,
    @NestedConfigurationProperty @Valid Rate writesPerAddress,
    @NestedConfigurationProperty @Valid Rate readsPerAddress,
    @NestedConfigurationProperty @Valid Rate filesPerAddress) {}
