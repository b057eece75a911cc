package games.chalet.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.test.context.ContextConfiguration;

/** The same on a new database of PostgreSQL, which is that of all tests with these settings. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ContextConfiguration(initializers = OnPostgres.NewDatabase.class)
public @interface OnPostgres {

  /** Makes the database and sets where it is. */
  class NewDatabase implements ApplicationContextInitializer<ConfigurableApplicationContext> {

    @Override
    public void initialize(ConfigurableApplicationContext context) {
      TestPropertyValues.of(
              "spring.datasource.url=" + Postgres.shared().newDatabase(),
              "spring.datasource.username=" + Postgres.USER,
              "spring.datasource.password=" + Postgres.PASSWORD)
          .applyTo(context);
    }
  }
}
