package games.chalet.web;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a controller method that creates something that stays in the database: an address may call
 * it only so often ({@link games.chalet.web.limits}). Beyond that the request is refused {@code
 * too-fast} before the method is called.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface MakesNew {

  Thing value();

  /** The things that are counted separately. */
  enum Thing {
    /** Counted only where a stranger asks: a guest is one already. */
    GUEST,
    TABLE,
    /** A match that begins, alone or at a table. */
    MATCH,
    /** A request to the host of a table; one guest may send only so many, too. */
    HOST_REQUEST
  }
}
