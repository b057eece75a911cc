package games.chalet.solo;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Import;

/**
 * A test against the one whole server of all these tests that offers {@link Pines} alone and whose
 * clock can be moved. Each makes guests of its own, and forgets the deals of others. No proxy is in
 * front of it, and an address gets few files.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@Import(WithPines.class)
@SpringBootTest(
    webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
    properties = {
      "spring.datasource.url=jdbc:h2:mem:solo;DB_CLOSE_DELAY=-1",
      "server.forward-headers-strategy=none",
      "chalet.bots.tempo=0",
      "chalet.limits.files-per-address.burst=10",
      "chalet.limits.files-per-address.per-second=0.001",
      "chalet.limits.writes.burst=0",
      "chalet.limits.writes-per-address.burst=0",
      "chalet.limits.guests-per-address.burst=0",
      "chalet.limits.tables-per-address.burst=0",
      "chalet.limits.matches-per-address.burst=0"
    })
public @interface SoloServer {}
