package games.chalet.solo.daily;

import java.time.Duration;
import java.time.LocalTime;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * What the host may say about what the house does for the deals of the days.
 *
 * @param winnable whether seeds are drawn until one is found that can be won
 * @param par whether bots play the deals
 * @param quietFrom from when on they play though people are there, in the server's time zone
 * @param quietUntil until when; the same as {@code quietFrom}: never
 * @param idleAfter how long nobody must have been there before they play at other times
 */
@ConfigurationProperties("chalet.daily")
record DailySettings(
    @DefaultValue("true") boolean winnable,
    @DefaultValue("true") boolean par,
    @DefaultValue("03:00") LocalTime quietFrom,
    @DefaultValue("06:00") LocalTime quietUntil,
    @DefaultValue("1m") Duration idleAfter) {

  DailySettings {
    if (idleAfter.isNegative()) {
      throw new IllegalArgumentException(
          "must be a length of time such as 1m, or 0 (CHALET_DAILY_IDLEAFTER)");
    }
  }
}
