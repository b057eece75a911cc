package games.chalet.match.live;

import games.chalet.player.PlayerForgotten;
import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
import org.springframework.context.event.EventListener;

/** Forwards connects, disconnects and erased players to the matches. */
final class MatchEventListener {

  private final LiveMatches matches;

  MatchEventListener(LiveMatches matches) {
    this.matches = matches;
  }

  @EventListener
  void on(PlayerCameOnline event) {
    matches.cameOnline(event.playerId());
  }

  @EventListener
  void on(PlayerWentOffline event) {
    matches.wentOffline(event.playerId());
  }

  @EventListener
  void on(PlayerForgotten event) {
    matches.forget(event.playerId());
  }
}
