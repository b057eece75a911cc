package games.chalet.player;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.chalet.web.Ids;
import games.chalet.web.RequestKey;
import games.chalet.web.Token;
import games.chalet.web.pages.FrontEndBuild;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.security.web.csrf.CsrfTokenRepository;
import org.springframework.stereotype.Component;

/** The sessions of senders: who they are, their cookies, and the names they choose. */
@Component
class Sessions implements GuestNaming {

  private static final int MOST_KEYS = 10_000;

  /** A page waits half a minute for an answer; its reader then presses again. */
  private static final Duration KEPT = Duration.ofMinutes(2);

  private final PlayerService players;
  private final CookieCurrentPlayer currentPlayer;
  private final GuestCookie cookie;
  private final CsrfTokenRepository csrfTokens;
  private final FrontEndBuild frontEnd;

  /**
   * The tokens of guests who were made by a request with a key. Its answer may be lost, and with it
   * the cookie: a repeated request finds the same guest. In memory only, as a token is stored
   * nowhere; a repeat that reaches another node makes another guest.
   */
  private final Cache<String, Token> byKey =
      Caffeine.newBuilder().maximumSize(MOST_KEYS).expireAfterWrite(KEPT).build();

  Sessions(
      PlayerService players,
      CookieCurrentPlayer currentPlayer,
      GuestCookie cookie,
      CsrfTokenRepository csrfTokens,
      FrontEndBuild frontEnd) {
    this.players = players;
    this.currentPlayer = currentPlayer;
    this.cookie = cookie;
    this.csrfTokens = csrfTokens;
    this.frontEnd = frontEnd;
  }

  @Override
  public NamedGuest prepare(HttpServletRequest request, Optional<String> typed) {
    Optional<String> name = typed.map(PlayerName::of);
    Optional<Player> sender = currentPlayer.player(request);
    if (sender.isEmpty() && name.isEmpty()) {
      throw PlayerRefusal.GUEST_NEEDED.of();
    }
    return new Named(request, sender, token(request), name);
  }

  /** A key is good at one address only, and with the CSRF token that came with it. */
  private Token token(HttpServletRequest request) {
    return RequestKey.of(request)
        .map(key -> key + " " + csrf(request).getToken() + " " + request.getServletPath())
        .map(known -> byKey.get(Ids.of(known), first -> Token.random()))
        .orElseGet(Token::random);
  }

  /** The sender of a request: a guest, or a stranger whose cookie will hold the token. */
  private final class Named implements NamedGuest {

    private final HttpServletRequest request;
    private final Optional<Player> sender;
    private final Token token;
    private final Optional<String> name;
    private String id = "";

    Named(HttpServletRequest request, Optional<Player> sender, Token token, Optional<String> name) {
      this.request = request;
      this.sender = sender;
      this.token = token;
      this.name = name;
    }

    /** Finds a stranger by the token if the request is a repeated one. */
    @Override
    public String write() {
      Optional<Player> known = sender.or(() -> players.find(token));
      known.ifPresent(player -> name.ifPresent(wanted -> players.rename(player, wanted)));
      id = known.map(Player::id).orElseGet(() -> players.make(token, name.orElseThrow()).id());
      return id;
    }

    @Override
    public SessionMessage session(HttpServletResponse response) {
      if (sender.isEmpty()) {
        cookie.write(token, request, response);
      }
      return of(Optional.of(players.get(id)), request, response);
    }
  }

  /** Returns the session of a player, or a stranger's; renews the cookie of the CSRF token. */
  SessionMessage of(
      Optional<Player> player, HttpServletRequest request, HttpServletResponse response) {
    CsrfToken csrf = csrf(request);
    String token = csrf.getToken();
    if (csrfTokens.loadToken(request) != null) { // A new token has been set just now.
      csrfTokens.saveToken(csrf, request, response);
    }
    return new SessionMessage(
        player,
        player.isPresent() ? Optional.empty() : Optional.of(NameSuggestions.random()),
        new SessionMessage.Csrf(csrf.getHeaderName(), token, cookie.isSecure(request)),
        frontEnd.id());
  }

  private static CsrfToken csrf(HttpServletRequest request) {
    return (CsrfToken) Objects.requireNonNull(request.getAttribute(CsrfToken.class.getName()));
  }
}
