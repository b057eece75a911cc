package games.chalet.match.bots;

import jakarta.validation.constraints.PositiveOrZero;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The settings for hints.
 *
 * @param perMinute hints a guest may ask for in a minute; 0: no limit
 */
@Validated
@ConfigurationProperties("chalet.hints")
public record HintSettings(@PositiveOrZero @DefaultValue("12") int perMinute) {}
