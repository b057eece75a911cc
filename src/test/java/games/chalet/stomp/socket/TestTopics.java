package games.chalet.stomp.socket;

import games.chalet.stomp.SubscriptionRule;
import games.chalet.testing.Hall;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Profile;
import org.springframework.stereotype.Component;

/** Topics of the tests' server: whoever likes listens to those that a test has opened. */
@Component
@Profile(Hall.PROFILE)
final class TestTopics implements SubscriptionRule {

  final Set<String> destinations = ConcurrentHashMap.newKeySet();
  volatile boolean away;

  @Override
  public boolean governs(String destination) {
    return destination.matches("/topic/test\\.[A-Za-z0-9]+");
  }

  @Override
  public boolean allows(@Nullable String playerId, String destination) {
    if (away) {
      throw new EchoRoom.Away();
    }
    return destinations.contains(destination);
  }
}
