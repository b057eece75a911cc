package games.chalet.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.test.context.ActiveProfiles;

/**
 * A test against the one real server of all these tests, with the rooms web and player and a
 * database in memory. Each makes guests of its own.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ActiveProfiles(Hall.PROFILE)
@SpringBootTest(
    classes = Hall.class,
    webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
    properties = {
      "spring.datasource.url=jdbc:h2:mem:site;DB_CLOSE_DELAY=-1",
      // Tests make new guests faster than any forty people.
      "chalet.limits.guests-per-address.burst=0"
    })
public @interface SiteTest {}
