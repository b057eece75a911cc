package games.chalet.match.time;

import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The settings for matches.
 *
 * @param goneAfter how long without a connection until a player counts as gone, or as long as a
 *     turn may take if that is longer
 * @param missedFor without a clock, how long all others must have been gone until a player who is
 *     alone may end the match
 * @param abandonedAfter when a match ends that all players have left
 * @param forsakenAfter when a match ends in which nothing happens and to which nobody comes back
 * @param restartGrace shortest time to move after a start of the server
 * @param idleAfter when the state of an unused match leaves memory
 * @param fsync whether every commit waits for the disk itself, so that a power cut loses nothing
 */
@Validated
@ConfigurationProperties("chalet.match")
public record MatchSettings(
    @DurationMin @DefaultValue("60s") Duration goneAfter,
    @DurationMin @DefaultValue("1h") Duration missedFor,
    @DurationMin @DefaultValue("1d") Duration abandonedAfter,
    @DurationMin @DefaultValue("30d") Duration forsakenAfter,
    @DurationMin @DefaultValue("30s") Duration restartGrace,
    @DurationMin @DefaultValue("15m") Duration idleAfter,
    @DefaultValue("false") boolean fsync) {}
