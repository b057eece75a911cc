package games.chalet.player;

import games.chalet.stomp.Connections;
import games.chalet.web.MakesNew;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The session of the caller: read, created, renamed, forgotten. */
@RestController
@RequestMapping("/api/session")
class SessionController {

  private final PlayerService players;
  private final Sessions sessions;
  private final CookieCurrentPlayer currentPlayer;
  private final GuestCookie cookie;
  private final Connections connections;

  SessionController(
      PlayerService players,
      Sessions sessions,
      CookieCurrentPlayer currentPlayer,
      GuestCookie cookie,
      Connections connections) {
    this.players = players;
    this.sessions = sessions;
    this.currentPlayer = currentPlayer;
    this.cookie = cookie;
    this.connections = connections;
  }

  /** Returns the session, and renews both cookies; writes nothing else. */
  @GetMapping
  SessionMessage session(
      Optional<Player> player, HttpServletRequest request, HttpServletResponse response) {
    currentPlayer.token(request).ifPresent(token -> cookie.write(token, request, response));
    return sessions.of(player, request, response);
  }

  /** Creates a guest, or renames one. */
  @PutMapping
  @MakesNew(MakesNew.Thing.GUEST)
  SessionMessage choose(
      @RequestBody NameJson chosen, HttpServletRequest request, HttpServletResponse response) {
    GuestNaming.NamedGuest guest = sessions.prepare(request, Optional.of(chosen.name()));
    guest.write();
    return guest.session(response);
  }

  @DeleteMapping
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void forget(Optional<Player> player, HttpServletRequest request, HttpServletResponse response) {
    player.ifPresent(
        guest -> {
          cookie.clear(request, response);
          players.forget(guest);
          connections.close(guest.id());
        });
  }

  /** The name of a guest, of 1 to 24 characters; a stranger becomes a guest. */
  record NameJson(String name) {}
}
