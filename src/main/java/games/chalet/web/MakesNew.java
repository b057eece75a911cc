package games.chalet.web;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stands at a controller's method that makes the house keep something more: an address may ask for
 * it only so often. Whoever asks more often is refused {@code too-fast} before anything is done.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface MakesNew {

  /** What is made. */
  Thing value();

  /** What is counted by itself. */
  enum Thing {
    /** Counted only where a stranger asks: a guest is one already. */
    GUEST,
    TABLE,
    /** A match that begins, alone or at a table. */
    MATCH
  }
}
