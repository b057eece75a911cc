package games.chalet.match.bots;

import jakarta.validation.constraints.PositiveOrZero;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The settings for hints.
 *
 * @param waiting hints that may be worked on or wait at one time; 0: no hints
 * @param perMinute hints a guest may ask for in a minute; 0: no limit
 */
@Validated
@ConfigurationProperties("chalet.hints")
public record HintSettings(
    @PositiveOrZero @DefaultValue("8") int waiting,
    @PositiveOrZero @DefaultValue("12") int perMinute) {}
