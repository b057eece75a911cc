package games.chalet.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.context.SpringBootTest;

/**
 * A test against the one whole server of all these tests that lets each address do little, and
 * forgets slowly what it did. Each comes from addresses of its own.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@SpringBootTest(
    webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
    properties = {
      "spring.datasource.url=jdbc:h2:mem:limited;DB_CLOSE_DELAY=-1",
      "chalet.limits.reads-per-address.burst=500",
      "chalet.limits.reads-per-address.per-second=0.001",
      "chalet.limits.files-per-address.burst=500",
      "chalet.limits.files-per-address.per-second=0.001",
      "chalet.limits.writes.burst=0",
      "chalet.limits.writes-per-address.burst=500",
      "chalet.limits.writes-per-address.per-second=0.001",
      "chalet.limits.guests-per-address.burst=8",
      "chalet.limits.guests-per-address.per-second=0.001",
      "chalet.limits.tables-per-address.burst=4",
      "chalet.limits.tables-per-address.per-second=0.001",
      "chalet.limits.matches-per-address.burst=4",
      "chalet.limits.matches-per-address.per-second=0.001",
      "chalet.limits.host-requests-per-address.burst=6",
      "chalet.limits.host-requests-per-address.per-second=0.001",
      "chalet.limits.sends-per-address.burst=60",
      "chalet.limits.sends-per-address.per-second=0.001",
      "chalet.limits.sockets-per-address=20",
      "chalet.limits.subscriptions=0"
    })
public @interface LimitedServer {}
