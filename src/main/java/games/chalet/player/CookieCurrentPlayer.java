package games.chalet.player;

import games.chalet.web.CurrentPlayer;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Knows who sends a request by the cookie; looks the player up once a request. */
@Component
class CookieCurrentPlayer implements CurrentPlayer {

  private static final String FOUND = CookieCurrentPlayer.class.getName() + ".found";

  private final GuestCookie cookie;
  private final PlayerService players;
  private final LastSeen lastSeen;

  CookieCurrentPlayer(GuestCookie cookie, PlayerService players, LastSeen lastSeen) {
    this.cookie = cookie;
    this.players = players;
    this.lastSeen = lastSeen;
  }

  @Override
  public Optional<String> playerId(HttpServletRequest request) {
    return player(request).map(Player::id);
  }

  Optional<Player> player(HttpServletRequest request) {
    if (request.getAttribute(FOUND) instanceof Optional<?> found) {
      return found.map(Player.class::cast);
    }
    Optional<Player> player =
        cookie
            .read(request)
            .flatMap(players::find)
            .filter(found -> lastSeen.note(found.id()))
            .flatMap(found -> players.find(found.id())); // Unless just removed.
    request.setAttribute(FOUND, player);
    return player;
  }
}
