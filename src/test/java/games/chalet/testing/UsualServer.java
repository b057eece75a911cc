package games.chalet.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.context.SpringBootTest;

/**
 * A test against the one whole server of all these tests with the limits that a host gets. It looks
 * after guests and makes backups only when it is told to.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@SpringBootTest(
    webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
    properties = {
      "spring.datasource.url=jdbc:h2:mem:usual;DB_CLOSE_DELAY=-1",
      "chalet.guests.look=1d",
      "chalet.backup.schedule=-",
      "chalet.backup.folder=./target/backups-of-tests"
    })
public @interface UsualServer {}
