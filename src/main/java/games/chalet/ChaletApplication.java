package games.chalet;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.scheduling.annotation.EnableScheduling;

/** Chalet: a server on which friends play card games in the browser. */
@SpringBootApplication
@ConfigurationPropertiesScan
@EnableScheduling
public class ChaletApplication {

  public static void main(String[] args) {
    SpringApplication.run(ChaletApplication.class, args);
  }
}
