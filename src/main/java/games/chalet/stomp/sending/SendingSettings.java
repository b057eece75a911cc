package games.chalet.stomp.sending;

import games.chalet.web.InvalidSettingException;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMin;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * The limits of waiting bytes for browsers that do not read; see {@code docs/settings.md}. A client
 * that is disconnected reconnects and requests what it missed.
 *
 * @param budget the most bytes that wait to be sent to all browsers together; empty: an eighth of
 *     the memory of Java; 0: no limit
 * @param perSocket the most bytes that wait to be sent over one socket; 0: no limit
 * @param patience the time that a browser has for 8 kB that are sent to it; 0: for ever
 */
@Validated
@ConfigurationProperties("chalet.sending")
public record SendingSettings(
    @Nullable DataSize budget,
    @DefaultValue("1MB") DataSize perSocket,
    @DurationMin @DefaultValue("10s") Duration patience) {

  private static final int SHARE_OF_MEMORY = 8;

  public SendingSettings {
    InvalidSettingException.require(
        budget == null || !budget.isNegative(),
        "chalet.sending.budget",
        "a size such as 64MB, or 0");
    InvalidSettingException.require(
        !perSocket.isNegative(), "chalet.sending.per-socket", "a size such as 1MB, or 0");
  }

  /** Returns the limit for all browsers, in bytes. */
  long forAll() {
    return budget == null
        ? Runtime.getRuntime().maxMemory() / SHARE_OF_MEMORY
        : bound(budget.toBytes());
  }

  /** Returns the limit for one socket, in bytes. */
  long forOne() {
    return bound(perSocket.toBytes());
  }

  private static long bound(long set) {
    return set == 0 ? Long.MAX_VALUE : set;
  }

  /** Returns the patience in milliseconds, as Tomcat wants it: -1 for ever. */
  public long patienceMillis() {
    return patience.isZero() ? -1 : patience.toMillis();
  }
}
