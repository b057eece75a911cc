package games.chalet.web;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Min;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * How much one visitor may ask for. Generous: a family behind one address must never notice them.
 *
 * @param httpBody the longest body of an HTTP request
 * @param stompFrame the longest STOMP frame in bytes; a longer one closes its socket
 * @param stompBody the longest body of a STOMP SEND; a longer one is answered {@code too-large}
 * @param writes HTTP writes of one guest
 * @param writesPerAddress HTTP writes from one address
 * @param sends STOMP messages in one session
 * @param subscriptions at one time in one session
 * @param socketsPerPlayer open at one time
 * @param socketsPerAddress open at one time
 */
@Validated
@ConfigurationProperties("chalet.limits")
record Limits(
    @DefaultValue("32KB") DataSize httpBody,
    @Min(1024) @DefaultValue("16384") int stompFrame,
    @DefaultValue("4KB") DataSize stompBody,
    @Valid @DefaultValue Writes writes,
    @Valid @DefaultValue WritesPerAddress writesPerAddress,
    @Valid @DefaultValue Sends sends,
    @Min(1) @DefaultValue("50") int subscriptions,
    @Min(1) @DefaultValue("20") int socketsPerPlayer,
    @Min(1) @DefaultValue("500") int socketsPerAddress) {

  /**
   * Tokens of a bucket.
   *
   * @param perSecond what is filled in
   * @param burst what it holds at most
   */
  record Writes(@Min(1) @DefaultValue("10") int perSecond, @Min(1) @DefaultValue("60") int burst) {}

  /** As {@link Writes}, for all guests behind one address. */
  record WritesPerAddress(
      @Min(1) @DefaultValue("50") int perSecond, @Min(1) @DefaultValue("500") int burst) {}

  /** As {@link Writes}, for the STOMP messages of one session. */
  record Sends(@Min(1) @DefaultValue("30") int perSecond, @Min(1) @DefaultValue("120") int burst) {}
}
