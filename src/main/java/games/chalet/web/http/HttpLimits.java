package games.chalet.web.http;

import jakarta.validation.constraints.Min;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The limits of time for the body of a request, and of the number of requests and connections.
 * Forty people behind one address must never notice. Each is switched off by 0.
 *
 * @param bodyWithin the time in which the body of a request has to arrive; 0: no limit
 * @param requests requests being read or answered at one time; 0: no limit
 * @param requestsPerAddress requests being read or answered at one time for one address; 0: no
 *     limit
 * @param connectionsPerAddress open connections from one address, sockets included; behind a proxy
 *     all are the proxy's; 0: no limit
 */
@Validated
@ConfigurationProperties("chalet.limits.http")
public record HttpLimits(
    @DurationMin @DefaultValue("10s") Duration bodyWithin,
    @Min(0) @DefaultValue("256") int requestsPerAddress,
    @Min(0) @DefaultValue("360") int requests,
    @Min(0) @DefaultValue("1000") int connectionsPerAddress) {

  /**
   * Returns a length of time of these limits in nanoseconds; where it is switched off, centuries.
   */
  static long nanos(Duration limit) {
    return limit.isZero() ? Long.MAX_VALUE / 2 : TimeUnit.NANOSECONDS.convert(limit);
  }

  /** Returns a number of these limits; where it is switched off, more than there can be. */
  static int most(int limit) {
    return limit == 0 ? Integer.MAX_VALUE : limit;
  }
}
