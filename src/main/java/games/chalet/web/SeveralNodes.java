package games.chalet.web;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;

/**
 * Marks a bean that is created where other processes use the same database, in place of the one
 * marked {@link OneNode} if there is one. Such a bean uses nothing of the database from memory
 * without asking whether it is still so.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Documented
@ConditionalOnBooleanProperty(SeveralNodes.PROPERTY)
public @interface SeveralNodes {

  /** The setting that chooses. */
  String PROPERTY = "chalet.cluster.enabled";
}
