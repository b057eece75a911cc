package games.chalet.stomp.sending;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * How much may wait for browsers that do not read; see {@code docs/settings.md}. Who is let go
 * comes back and asks for what it missed.
 *
 * @param budget how much may wait to be sent to all browsers together; empty: an eighth of the
 *     memory of Java; 0: no limit
 * @param perSocket how much may wait to be sent over one socket; 0: no limit
 * @param patience how long a browser may take for 8 kB that are sent to it; 0: for ever
 */
@ConfigurationProperties("chalet.sending")
public record SendingSettings(
    @Nullable DataSize budget,
    @DefaultValue("1MB") DataSize perSocket,
    @DefaultValue("10s") Duration patience) {

  private static final int SHARE_OF_MEMORY = 8;

  public SendingSettings {
    if ((budget != null && budget.isNegative())
        || perSocket.isNegative()
        || patience.isNegative()) {
      throw new IllegalArgumentException(
          "CHALET_SENDING_BUDGET, CHALET_SENDING_PERSOCKET and CHALET_SENDING_PATIENCE must not be"
              + " less than 0");
    }
  }

  /** In bytes. */
  long forAll() {
    return budget == null
        ? Runtime.getRuntime().maxMemory() / SHARE_OF_MEMORY
        : bound(budget.toBytes());
  }

  /** In bytes. */
  long forOne() {
    return bound(perSocket.toBytes());
  }

  private static long bound(long set) {
    return set == 0 ? Long.MAX_VALUE : set;
  }

  /** As Tomcat wants it. */
  public long patienceMillis() {
    return patience.isZero() ? -1 : patience.toMillis();
  }
}
