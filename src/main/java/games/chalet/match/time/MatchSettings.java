package games.chalet.match.time;

import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * What the host of the server may set about matches.
 *
 * @param goneAfter a player without a connection for so long counts as gone, or for as long as a
 *     turn may take if that is longer
 * @param missedFor without a clock, whoever remains alone cannot end the match before the others
 *     have been without a connection for so long
 * @param abandonedAfter a match that everybody has left ends after so long
 * @param forsakenAfter a match in which nothing has happened for so long, and of whose players
 *     nobody has been connected since, ends
 * @param restartGrace nobody's time runs out sooner than this after a start
 * @param idleAfter the committed state of a match that nobody has asked for leaves memory after so
 *     long
 * @param fsync whether every commit waits for the disk itself, so that a power cut costs nothing
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
