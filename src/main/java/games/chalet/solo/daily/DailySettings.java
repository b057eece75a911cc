package games.chalet.solo.daily;

import java.time.Duration;
import java.time.LocalTime;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The settings for the server's own work on the deals of the days.
 *
 * @param winnable true if seeds of the day are drawn until one can be won
 * @param par true if bots play the deals of the day, which gives each its par
 * @param quietFrom when bots start to play the deals of the day even if people are here, in the
 *     time zone of the server
 * @param quietUntil when bots stop to play while people are here; the same as {@code quiet-from}:
 *     never
 * @param idleAfter how long nobody must have been here for bots to play the deals at other times
 */
@Validated
@ConfigurationProperties("chalet.daily")
record DailySettings(
    @DefaultValue("true") boolean winnable,
    @DefaultValue("true") boolean par,
    @DefaultValue("03:00") LocalTime quietFrom,
    @DefaultValue("06:00") LocalTime quietUntil,
    @DurationMin @DefaultValue("1m") Duration idleAfter) {}
