package games.chalet.player;

import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The time for which players are kept to whom nothing in the database refers. Time counts while the
 * server runs. Zero: for good.
 *
 * @param expireAfter the time for a guest who is away and has nothing here (no seat, match, attempt
 *     or line of chat); 0: for good
 * @param unusedExpireAfter the time for a guest whose browser never opened a socket; 0: for good
 */
@Validated
@ConfigurationProperties("chalet.guests")
record PlayerExpirySettings(
    @DurationMin @DefaultValue("30d") Duration expireAfter,
    @DurationMin @DefaultValue("1d") Duration unusedExpireAfter) {}
