package games.chalet.engine;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An {@code Optional} component of a record that only the matches of some rules versions have, that
 * matches and tables of old did not, or that only one seat is told. Where it is empty it is left
 * out of the JSON, not written as null: so the states, views and events of a match stay written as
 * they were when it began.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({
  ElementType.RECORD_COMPONENT,
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER
})
public @interface OfSomeVersions {}
