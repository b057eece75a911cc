package games.chalet.table;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.context.SpringBootTest;

/** A test in the one {@link TableRoom} of all these tests: each brings people of its own. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@SpringBootTest(
    classes = TableRoom.class,
    webEnvironment = SpringBootTest.WebEnvironment.NONE,
    properties = {
      "spring.datasource.url=jdbc:h2:mem:tables;DB_CLOSE_DELAY=-1",
      "chalet.tables.hosted-by-one=" + InTableRoom.HOSTED_BY_ONE,
      "chalet.tables.host-watch=1d",
      "chalet.tables.chat-lines=7",
      "chalet.tables.chat-bytes=1800B"
    })
@interface InTableRoom {

  /** More than the tables at which one person may be. */
  int HOSTED_BY_ONE = 40;
}
