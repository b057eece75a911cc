package games.chalet.engine;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An {@code Optional} component of a record that is left out of the JSON where it is empty, not
 * written as null: for what few have or only one seat is told. States, views and events of a match
 * that began before the component existed are still written as they were.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({
  ElementType.RECORD_COMPONENT,
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER
})
public @interface OmittedIfEmpty {}
