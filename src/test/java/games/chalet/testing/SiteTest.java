package games.chalet.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.test.context.ActiveProfiles;

/**
 * A test against a real server with the rooms web and player, on a port of its own, with a database
 * in memory.
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
      // Tests make new guests faster than any forty people: twice what strangers at an address may.
      "chalet.limits.guests-per-address.burst=400"
    })
public @interface SiteTest {}
