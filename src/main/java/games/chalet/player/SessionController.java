package games.chalet.player;

import games.chalet.stomp.Connections;
import games.chalet.web.MakesNew;
import games.chalet.web.Token;
import games.chalet.web.pages.FrontEndBuild;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.security.web.csrf.CsrfTokenRepository;
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
  private final CookieCurrentPlayer currentPlayer;
  private final GuestCookie cookie;
  private final CsrfTokenRepository csrfTokens;
  private final Connections connections;
  private final FrontEndBuild frontEnd;

  SessionController(
      PlayerService players,
      CookieCurrentPlayer currentPlayer,
      GuestCookie cookie,
      CsrfTokenRepository csrfTokens,
      Connections connections,
      FrontEndBuild frontEnd) {
    this.players = players;
    this.currentPlayer = currentPlayer;
    this.cookie = cookie;
    this.csrfTokens = csrfTokens;
    this.connections = connections;
    this.frontEnd = frontEnd;
  }

  /** Returns the session, and renews both cookies; writes nothing else. */
  @GetMapping
  SessionJson session(
      Optional<Player> player,
      CsrfToken csrf,
      HttpServletRequest request,
      HttpServletResponse response) {
    currentPlayer.token(request).ifPresent(token -> cookie.write(token, request, response));
    return json(player, csrf, request, response);
  }

  /** Creates a guest, or renames one. */
  @PutMapping
  @MakesNew(MakesNew.Thing.GUEST)
  SessionJson choose(
      Optional<Player> player,
      @RequestBody NameJson chosen,
      CsrfToken csrf,
      HttpServletRequest request,
      HttpServletResponse response) {
    String name = PlayerName.of(chosen.name());
    Player guest =
        player
            .map(known -> players.rename(known, name))
            .orElseGet(
                () -> {
                  Token token = Token.random();
                  Player made = players.make(token, name);
                  cookie.write(token, request, response);
                  return made;
                });
    return json(Optional.of(guest), csrf, request, response);
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

  private SessionJson json(
      Optional<Player> player,
      CsrfToken csrf,
      HttpServletRequest request,
      HttpServletResponse response) {
    String token = csrf.getToken();
    if (csrfTokens.loadToken(request) != null) { // A new token has been set just now.
      csrfTokens.saveToken(csrf, request, response);
    }
    return new SessionJson(
        player,
        player.isPresent() ? Optional.empty() : Optional.of(NameSuggestions.random()),
        new SessionJson.Csrf(csrf.getHeaderName(), token, cookie.isSecure(request)),
        frontEnd.id());
  }

  record NameJson(String name) {}

  /**
   * The caller.
   *
   * @param build the build of the pages that this server serves; a page of another one is old
   */
  record SessionJson(
      Optional<Player> player, Optional<String> suggestedName, Csrf csrf, Optional<String> build) {

    /**
     * The token against forged writes.
     *
     * @param secure true if its cookie is marked Secure, so that browsers keep it only over https
     */
    record Csrf(String header, String token, boolean secure) {}
  }
}
