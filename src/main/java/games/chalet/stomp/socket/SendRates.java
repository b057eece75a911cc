package games.chalet.stomp.socket;

import games.chalet.web.limits.LimitsMode;
import games.chalet.web.limits.Rate;
import jakarta.validation.Valid;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.NestedConfigurationProperty;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The rates at which browsers may send over their sockets; the numbers are in {@code
 * application.yaml}.
 *
 * @param mode how strictly all rates are applied: {@code normal}, {@code relaxed} (ten times as
 *     much) or {@code off}; sizes, sockets and connections stay limited
 * @param sends STOMP messages on one socket
 * @param sendsPerAddress STOMP messages on all sockets of one address
 * @param programSends STOMP messages on one socket of a program
 */
@Validated
@ConfigurationProperties("chalet.limits")
record SendRates(
    @DefaultValue("NORMAL") LimitsMode mode,
    @NestedConfigurationProperty @Valid Rate sends,
    @NestedConfigurationProperty @Valid Rate sendsPerAddress,
    @NestedConfigurationProperty @Valid Rate programSends) {

  SendRates {
    sends = mode.of(sends);
    sendsPerAddress = mode.of(sendsPerAddress);
    programSends = mode.of(programSends);
  }

  /** Returns the rate of one session. */
  Rate of(HandshakeData handshake) {
    return handshake.program() == null ? sends : programSends;
  }
}
