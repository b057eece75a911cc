package games.chalet.stomp.socket;

import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
import games.chalet.stomp.PresenceListener;
import games.chalet.stomp.PresenceNumbers;
import games.chalet.web.OneNode;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/** Publishes presence where the server is one process: its own connects are all there are. */
@Component
@OneNode
class PresenceEvents implements PresenceListener {

  private final PresenceNumbers numbers;
  private final ApplicationEventPublisher events;

  PresenceEvents(PresenceNumbers numbers, ApplicationEventPublisher events) {
    this.numbers = numbers;
    this.events = events;
  }

  @Override
  public void cameOnline(String playerId) {
    numbers.next(playerId);
    events.publishEvent(new PlayerCameOnline(playerId));
  }

  @Override
  public void wentOffline(String playerId) {
    numbers.next(playerId);
    events.publishEvent(new PlayerWentOffline(playerId));
  }
}
