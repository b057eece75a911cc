package games.chalet.match.time;

import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The settings for matches.
 *
 * @param abandonedAfter when a match ends that all players have left
 * @param allAwayAfter when a match ends in which nothing happens and to which nobody comes back
 * @param fsync whether every commit waits for the disk itself, so that a power cut loses nothing
 */
@Validated
@ConfigurationProperties("chalet.match")
public record MatchSettings(
    @DurationMin @DefaultValue("1d") Duration abandonedAfter,
    @DurationMin @DefaultValue("30d") Duration allAwayAfter,
    @DefaultValue("false") boolean fsync) {}
