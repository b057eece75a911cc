package games.chalet.player;

import games.chalet.web.CurrentPlayer;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Knows a guest by its cookie; looks it up once a request. */
@Component
class CookieIdentification implements CurrentPlayer {

  private static final String FOUND = CookieIdentification.class.getName() + ".found";

  private final GuestCookie cookie;
  private final Guests guests;
  private final LastSeen lastSeen;

  CookieIdentification(GuestCookie cookie, Guests guests, LastSeen lastSeen) {
    this.cookie = cookie;
    this.guests = guests;
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
            .flatMap(guests::find)
            .filter(found -> lastSeen.note(found.id()))
            .flatMap(found -> guests.find(found.id())); // Unless just removed.
    request.setAttribute(FOUND, player);
    return player;
  }
}
