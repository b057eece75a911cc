package games.chalet.web.limits;

import jakarta.validation.Valid;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.validation.annotation.Validated;

/**
 * How fast one visitor may ask for things; the numbers are in {@code application.yml}. Generous:
 * forty people behind one address must never notice them.
 *
 * @param writes HTTP writes of one guest
 * @param writesPerAddress HTTP writes from one address
 * @param readsPerAddress HTTP reads from one address, but those of files that never change
 * @param filesPerAddress HTTP reads of files that never change
 * @param sends STOMP messages in one session
 * @param sendsPerAddress STOMP messages in all sessions of one address
 */
@Validated
@ConfigurationProperties("chalet.limits")
public record Rates(
    @Valid Rate writes,
    @Valid Rate writesPerAddress,
    @Valid Rate readsPerAddress,
    @Valid Rate filesPerAddress,
    @Valid Rate sends,
    @Valid Rate sendsPerAddress) {}
