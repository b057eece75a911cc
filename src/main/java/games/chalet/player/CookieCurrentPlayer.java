package games.chalet.player;

import games.chalet.web.CurrentPlayer;
import games.chalet.web.Token;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Identifies the sender of a request by the cookie; looks the player up once for each request. */
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
    return known(request).map(Known::player);
  }

  /** Returns the token that identifies the player. */
  Optional<Token> token(HttpServletRequest request) {
    return known(request).map(Known::token);
  }

  private record Known(Player player, Token token) {}

  private Optional<Known> known(HttpServletRequest request) {
    if (request.getAttribute(FOUND) instanceof Optional<?> found) {
      return found.map(Known.class::cast);
    }
    Optional<Known> known =
        cookie.read(request).stream()
            .flatMap(token -> find(token).stream().map(player -> new Known(player, token)))
            .findFirst();
    request.setAttribute(FOUND, known);
    return known;
  }

  private Optional<Player> find(Token token) {
    return players
        .find(token)
        .filter(found -> lastSeen.note(found.id()))
        .flatMap(found -> players.find(found.id())); // Unless just removed.
  }
}
