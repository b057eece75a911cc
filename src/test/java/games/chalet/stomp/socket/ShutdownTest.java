package games.chalet.stomp.socket;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.stomp.StompMessaging;
import games.chalet.stomp.SubscriptionRule;
import games.chalet.testing.Hall;
import games.chalet.testing.StompPlayer;
import games.chalet.web.ShutdownPhases;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.SmartLifecycle;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

class ShutdownTest {

  /** Publishes a last word in the phase in which rooms finish what is in flight. */
  @Configuration(proxyBeanMethods = false)
  static class LastWords {

    @Bean
    SubscriptionRule everybodyHears() {
      return new SubscriptionRule() {
        @Override
        public boolean governs(String destination) {
          return destination.equals("/topic/lastwords");
        }

        @Override
        public boolean allows(@Nullable String playerId, String destination) {
          return true;
        }
      };
    }

    @Bean
    SmartLifecycle lastWord(StompMessaging messaging) {
      return new SmartLifecycle() {
        private volatile boolean running;

        @Override
        public void start() {
          running = true;
        }

        @Override
        public void stop() {
          for (int number = 1; number <= 100; number++) {
            messaging.publish("/topic/lastwords", Map.of("number", number));
          }
          running = false;
        }

        @Override
        public boolean isRunning() {
          return running;
        }

        @Override
        public int getPhase() {
          return ShutdownPhases.FINISH_BATCH;
        }
      };
    }
  }

  @Test
  void browsersGetWhatIsInFlightAndAreThenToldThatTheServerRestarts() {
    try (ConfigurableApplicationContext server =
        new SpringApplicationBuilder(Hall.class, LastWords.class)
            .profiles(Hall.PROFILE)
            .run("--server.port=0", "--spring.datasource.url=jdbc:h2:mem:shutdown")) {
      int port = server.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
      try (StompPlayer player = StompPlayer.guest(port, "Ada")) {
        player.subscribe("/topic/lastwords");
        player.settle();
        SpringApplication.exit(server);
        assertThat(player.awaitClose()).isEqualTo(1012);
        assertThat(player.received("/topic/lastwords")).hasSize(100);
      }
    }
  }
}
