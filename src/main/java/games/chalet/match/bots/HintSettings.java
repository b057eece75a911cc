package games.chalet.match.bots;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * What the host of the server may set about hints.
 *
 * @param waiting how many of the house may be thought about or wait for it; 0: there are no hints
 * @param perMinute how many a guest may ask for
 */
@ConfigurationProperties("chalet.hints")
public record HintSettings(@DefaultValue("8") int waiting, @DefaultValue("12") int perMinute) {}
