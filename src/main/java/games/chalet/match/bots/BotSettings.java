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
 * @param takeover whether a bot plays the turns of a player without whom the others go on
 * @param threads how many bots may think at the same time
 * @param tempo by this their pauses are multiplied; for tests, which have no time to watch
 * @param programPatience how long the others wait for a program before the bot of its seat decides
 */
@Validated
@ConfigurationProperties("chalet.bots")
public record BotSettings(
    @DefaultValue("true") boolean takeover,
    @Positive @DefaultValue("1") int threads,
    @PositiveOrZero @DefaultValue("1.0") double tempo,
    @DurationMin @DefaultValue("30s") Duration programPatience) {}
