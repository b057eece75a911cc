package games.chalet.web.programs;

import games.chalet.web.limits.Rate;
import jakarta.validation.Valid;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.NestedConfigurationProperty;
import org.springframework.validation.annotation.Validated;

/**
 * How fast programs may send HTTP requests; the numbers are in {@code application.yml}.
 *
 * @param programReads of one program, sockets that it opens included
 */
@Validated
@ConfigurationProperties("chalet.limits")
record ProgramRates(@NestedConfigurationProperty @Valid Rate programReads) {}
