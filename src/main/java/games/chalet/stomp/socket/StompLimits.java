package games.chalet.stomp.socket;

import games.chalet.web.InvalidSettingException;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.PositiveOrZero;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * The limits of one browser's sockets. For their rates, see {@link SendRates}.
 *
 * @param stompFrame longest STOMP frame in bytes; a longer one closes its socket
 * @param stompBody longest body of a STOMP SEND; a longer one is answered {@code too-large}
 * @param subscriptions subscriptions on one socket; 0: no limit
 * @param socketsPerPlayer open sockets of one guest; 0: no limit
 * @param socketsPerProgram open sockets of one program; 0: no limit
 * @param socketsPerAddress open sockets from one address; 0: no limit
 */
@Validated
@ConfigurationProperties("chalet.limits")
record StompLimits(
    @Min(1024) @DefaultValue("16384") int stompFrame,
    @DefaultValue("4KB") DataSize stompBody,
    @PositiveOrZero @DefaultValue("50") int subscriptions,
    @PositiveOrZero @DefaultValue("20") int socketsPerPlayer,
    @PositiveOrZero @DefaultValue("2") int socketsPerProgram,
    @PositiveOrZero @DefaultValue("500") int socketsPerAddress) {

  StompLimits {
    InvalidSettingException.require(
        !stompBody.isNegative(), "chalet.limits.stomp-body", "a size such as 4KB");
  }

  boolean allowsSubscription(int besides) {
    return allows(subscriptions, besides);
  }

  boolean allowsSocketOfPlayer(int besides) {
    return allows(socketsPerPlayer, besides);
  }

  boolean allowsSocketOfProgram(int besides) {
    return allows(socketsPerProgram, besides);
  }

  /** Returns true if one more is allowed in addition to so many. */
  private static boolean allows(int most, int besides) {
    return most == 0 || besides < most;
  }
}
