package games.chalet.testing;

import games.chalet.json.Json;
import java.sql.Connection;
import java.util.function.Function;
import javax.sql.DataSource;
import org.hibernate.SessionFactory;
import org.hibernate.StatelessSession;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.hibernate.autoconfigure.HibernateJpaAutoConfiguration;
import org.springframework.boot.persistence.autoconfigure.PersistenceExceptionTranslationAutoConfiguration;
import org.springframework.boot.transaction.autoconfigure.TransactionAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.data.jpa.repository.config.EnableJpaRepositories;

/**
 * The repositories of all rooms over a database that has all tables, with the settings of the
 * application and nothing else of it. The entities are validated against the tables.
 */
public final class Repositories implements AutoCloseable {

  /** For journals in whose matches no other room stores entities. */
  public static final Function<Connection, StatelessSession> NO_SESSIONS =
      connection -> {
        throw new IllegalStateException("No entity is expected (in a test)");
      };

  private final ConfigurableApplicationContext context;

  private Repositories(ConfigurableApplicationContext context) {
    this.context = context;
  }

  /** Starts them. */
  public static Repositories over(DataSource database) {
    return new Repositories(
        new SpringApplicationBuilder(Application.class)
            .web(WebApplicationType.NONE)
            .initializers(
                context -> {
                  GenericApplicationContext beans = (GenericApplicationContext) context;
                  beans.registerBean(DataSource.class, () -> database);
                  beans.registerBean(Json.class, Json::create);
                })
            .run("--spring.jpa.hibernate.ddl-auto=validate"));
  }

  /** Not a {@code @Configuration}: the application's own tests would find it. */
  @AutoConfigurationPackage(basePackages = "games.chalet")
  @ImportAutoConfiguration({
    HibernateJpaAutoConfiguration.class,
    PersistenceExceptionTranslationAutoConfiguration.class,
    TransactionAutoConfiguration.class
  })
  @EnableJpaRepositories(basePackages = "games.chalet", enableDefaultTransactions = false)
  static class Application {}

  /** The one repository of that type. */
  public <T> T get(Class<T> repository) {
    return context.getBean(repository);
  }

  /** Opens sessions over the journal's connection. */
  public SessionFactory sessions() {
    return context.getBean(SessionFactory.class);
  }

  @Override
  public void close() {
    context.close();
  }
}
