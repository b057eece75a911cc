package games.chalet.web.limits;

import jakarta.validation.Valid;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.NestedConfigurationProperty;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The rates at which one guest, and one address, may send HTTP requests; the numbers are in {@code
 * application.yaml}. Generous: forty people behind one address must never notice them.
 *
 * @param mode how strictly all rates are applied: {@code normal}, {@code relaxed} (ten times as
 *     much) or {@code off}; sizes, sockets and connections stay limited
 * @param writes requests that change something, by one guest
 * @param writesPerAddress requests that change something, from one address
 * @param readsPerAddress requests that only read, new sockets included, from one address
 * @param filesPerAddress requests for files that never change ({@code /assets/…}), from one address
 */
@Validated
@ConfigurationProperties("chalet.limits")
record RequestRates(
    @DefaultValue("NORMAL") LimitsMode mode,
    @NestedConfigurationProperty @Valid Rate writes,
    @NestedConfigurationProperty @Valid Rate writesPerAddress,
    @NestedConfigurationProperty @Valid Rate readsPerAddress,
    @NestedConfigurationProperty @Valid Rate filesPerAddress) {

  RequestRates {
    writes = mode.of(writes);
    writesPerAddress = mode.of(writesPerAddress);
    readsPerAddress = mode.of(readsPerAddress);
    filesPerAddress = mode.of(filesPerAddress);
  }
}
