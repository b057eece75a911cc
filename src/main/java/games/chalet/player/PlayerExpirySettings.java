package games.chalet.player;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The time for which players are kept to whom nothing in the database refers. Time counts while the
 * server runs. Zero: for good.
 *
 * @param expireAfter the time for a guest who is away and has nothing here (no seat, match, attempt
 *     or line of chat); 0: for good
 * @param unusedExpireAfter the time for a guest whose browser never opened a socket; 0: for good
 */
@ConfigurationProperties("chalet.guests")
record PlayerExpirySettings(
    @DefaultValue("30d") Duration expireAfter, @DefaultValue("1d") Duration unusedExpireAfter) {

  PlayerExpirySettings {
    requireLength(expireAfter, "CHALET_GUESTS_EXPIREAFTER");
    requireLength(unusedExpireAfter, "CHALET_GUESTS_UNUSEDEXPIREAFTER");
  }

  private static void requireLength(Duration length, String variable) {
    if (length.isNegative()) {
      throw new IllegalArgumentException(
          "must be a length of time such as 30d, or 0 (" + variable + ")");
    }
  }
}
