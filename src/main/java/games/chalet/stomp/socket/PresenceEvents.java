package games.chalet.stomp.socket;

import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
import games.chalet.stomp.PresenceListener;
import games.chalet.web.OneNode;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/** Publishes presence where the server is one process: its own connects are all there are. */
@Component
@OneNode
class PresenceEvents implements PresenceListener {

  private final ApplicationEventPublisher events;

  PresenceEvents(ApplicationEventPublisher events) {
    this.events = events;
  }

  @Override
  public void cameOnline(String playerId) {
    events.publishEvent(new PlayerCameOnline(playerId));
  }

  @Override
  public void wentOffline(String playerId) {
    events.publishEvent(new PlayerWentOffline(playerId));
  }
}
