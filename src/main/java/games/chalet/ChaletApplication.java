package games.chalet;

import games.chalet.storage.DatabaseOpener;
import games.chalet.web.LastResort;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.boot.persistence.autoconfigure.EntityScan;
import org.springframework.context.annotation.FullyQualifiedAnnotationBeanNameGenerator;
import org.springframework.data.jpa.repository.config.EnableJpaRepositories;
import org.springframework.data.repository.config.BootstrapMode;
import org.springframework.scheduling.annotation.EnableScheduling;

/**
 * Chalet: a server on which friends play card games in the browser.
 *
 * <p>Beans are named with their package: two modules may use the same word for their own beans.
 */
@SpringBootApplication(nameGenerator = FullyQualifiedAnnotationBeanNameGenerator.class)
@ConfigurationPropertiesScan
@EnableScheduling
// Other modules have no entities, and the scan would load the descriptions of their packages.
@EntityScan({
  "games.chalet.archive",
  "games.chalet.player",
  "games.chalet.solo",
  "games.chalet.match.bots"
})
// Created on first use, which saves a second of processor time at the start; a single query needs
// no transaction, which would cost it a commit.
@EnableJpaRepositories(bootstrapMode = BootstrapMode.LAZY, enableDefaultTransactions = false)
public class ChaletApplication {

  public static void main(String[] args) {
    LastResort.install();
    SpringApplication application = new SpringApplication(ChaletApplication.class);
    application.addInitializers(new DatabaseOpener());
    application.run(args);
  }
}
