package games.chalet.match.bots;

import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * What the host of the server may set about bots.
 *
 * @param takeover whether a bot plays on for a player who has left once the others have agreed to
 *     go on; {@code false}: what the game does when time runs out
 * @param threads bots that think at the same time; no match waits for them
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
