package games.chalet.stomp.socket;

import games.chalet.web.limits.Rate;
import jakarta.validation.Valid;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.NestedConfigurationProperty;
import org.springframework.validation.annotation.Validated;

/**
 * How fast browsers may send over their sockets; the numbers are in {@code application.yml}.
 *
 * @param sends STOMP messages in one session
 * @param sendsPerAddress STOMP messages in all sessions of one address
 * @param programSends STOMP messages in one session of a program
 */
@Validated
@ConfigurationProperties("chalet.limits")
record SendRates(
    @NestedConfigurationProperty @Valid Rate sends,
    @NestedConfigurationProperty @Valid Rate sendsPerAddress,
    @NestedConfigurationProperty @Valid Rate programSends) {

  /** How fast one session may send. */
  Rate of(HandshakeData handshake) {
    return handshake.program() == null ? sends : programSends;
  }
}
