package games.chalet.testing;

import games.chalet.match.live.WithPebbles;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Import;

/**
 * A test against the one whole server of all these tests, on which guests are hurried by no limit,
 * bots do not think and programs are waited for. Each makes guests and tables of its own.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@Import(WithPebbles.class)
@SpringBootTest(
    webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
    properties = {
      "spring.datasource.url=jdbc:h2:mem:whole;DB_CLOSE_DELAY=-1",
      "chalet.public-address=https://cards.example.org",
      "chalet.bots.tempo=0",
      "chalet.bots.program-patience=1h",
      "chalet.guests.look=1d",
      "chalet.tables.claimable-after=1ms",
      "chalet.tables.host-watch=1h",
      "chalet.limits.writes.burst=0",
      "chalet.limits.writes-per-address.burst=0",
      "chalet.limits.reads-per-address.burst=0",
      "chalet.limits.guests-per-address.burst=0",
      "chalet.limits.tables-per-address.burst=0",
      "chalet.limits.matches-per-address.burst=0",
      "chalet.limits.host-requests-per-address.burst=0",
      "chalet.limits.sends-per-address.burst=0",
      "chalet.limits.sends.per-second=1000",
      "chalet.limits.sends.burst=5000",
      "chalet.limits.program-reads.per-second=0.001",
      "chalet.limits.program-reads.burst=30",
      "chalet.limits.program-sends.per-second=100",
      "chalet.limits.program-sends.burst=1500",
      "chalet.sending.budget=8MB",
      "chalet.sending.per-socket=0",
      "chalet.sending.patience=1h"
    })
public @interface WholeServer {}
