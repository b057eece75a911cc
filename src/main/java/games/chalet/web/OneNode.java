package games.chalet.web;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;

/**
 * Marks a bean that is created where this process alone uses its database. Whoever uses the bean
 * does not know which one was chosen, see {@link SeveralNodes}.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Documented
@ConditionalOnBooleanProperty(
    name = SeveralNodes.PROPERTY,
    havingValue = false,
    matchIfMissing = true)
public @interface OneNode {}
