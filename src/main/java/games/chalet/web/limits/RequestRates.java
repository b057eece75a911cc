package games.chalet.web.limits;

import jakarta.validation.Valid;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.NestedConfigurationProperty;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The rates at which one guest, one program and one address may send HTTP requests, and at which an
 * address may create guests, tables, matches and requests to hosts; the numbers are in {@code
 * application.yaml}. Generous: forty people behind one address must never notice them.
 *
 * @param mode how strictly all rates are applied: {@code normal}, {@code relaxed} (ten times as
 *     much) or {@code off}; sizes, sockets and connections stay limited
 * @param writes requests that change something, by one guest
 * @param writesPerAddress requests that change something, from one address
 * @param readsPerAddress requests that only read, new sockets included, from one address
 * @param filesPerAddress requests for files that never change ({@code /assets/…}), from one address
 * @param guestsPerAddress new guests from one address
 * @param tablesPerAddress new tables from one address
 * @param matchesPerAddress matches started from one address, alone or at a table
 * @param hostRequestsPerAddress requests to hosts from one address, such as to be let in at a table
 * @param programReads requests of one program that only read, new sockets included
 */
@Validated
@ConfigurationProperties("chalet.limits")
public record RequestRates(
    @DefaultValue("NORMAL") LimitsMode mode,
    @NestedConfigurationProperty @Valid Rate writes,
    @NestedConfigurationProperty @Valid Rate writesPerAddress,
    @NestedConfigurationProperty @Valid Rate readsPerAddress,
    @NestedConfigurationProperty @Valid Rate filesPerAddress,
    @NestedConfigurationProperty @Valid Rate guestsPerAddress,
    @NestedConfigurationProperty @Valid Rate tablesPerAddress,
    @NestedConfigurationProperty @Valid Rate matchesPerAddress,
    @NestedConfigurationProperty @Valid Rate hostRequestsPerAddress,
    @NestedConfigurationProperty @Valid Rate programReads) {

  public RequestRates {
    writes = mode.of(writes);
    writesPerAddress = mode.of(writesPerAddress);
    readsPerAddress = mode.of(readsPerAddress);
    filesPerAddress = mode.of(filesPerAddress);
    guestsPerAddress = mode.of(guestsPerAddress);
    tablesPerAddress = mode.of(tablesPerAddress);
    matchesPerAddress = mode.of(matchesPerAddress);
    hostRequestsPerAddress = mode.of(hostRequestsPerAddress);
    programReads = mode.of(programReads);
  }
}
