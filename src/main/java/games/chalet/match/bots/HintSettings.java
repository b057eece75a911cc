package games.chalet.match.bots;

import jakarta.validation.constraints.PositiveOrZero;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * What the host of the server may set about hints.
 *
 * @param waiting how many of the house may be thought about or wait for it; 0: there are no hints
 * @param perMinute how many a guest may ask for
 */
@Validated
@ConfigurationProperties("chalet.hints")
public record HintSettings(
    @PositiveOrZero @DefaultValue("8") int waiting,
    @PositiveOrZero @DefaultValue("12") int perMinute) {}
