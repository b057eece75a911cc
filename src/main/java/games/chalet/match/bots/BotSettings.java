package games.chalet.match.bots;

import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The settings for bots.
 *
 * @param takeover true if a bot plays for a player who has left, once the others have agreed to
 *     continue; {@code false}: the seat plays as it does when time runs out
 * @param threads the number of bots that think at the same time; no match waits for them
 * @param tempo factor of the pauses that bots make, 0 for none; for tests
 * @param programPatience how long a table waits for a connected program until a bot decides for it
 */
@Validated
@ConfigurationProperties("chalet.bots")
public record BotSettings(
    @DefaultValue("true") boolean takeover,
    @Positive @DefaultValue("1") int threads,
    @PositiveOrZero @DefaultValue("1.0") double tempo,
    @DurationMin @DefaultValue("30s") Duration programPatience) {}
