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
import org.jspecify.annotations.Nullable;
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
    if (sender.isPresent()) {
      return new Known(request, sender.get(), name);
    }
    return new Newcomer(request, token(request), name.orElseThrow(PlayerRefusal.GUEST_NEEDED::of));
  }

  /** A key is good at one address only, and with the CSRF token that came with it. */
  private Token token(HttpServletRequest request) {
    return RequestKey.of(request)
        .map(key -> key + " " + csrf(request).getToken() + " " + request.getServletPath())
        .map(known -> byKey.get(Ids.of(known), first -> Token.random()))
        .orElseGet(Token::random);
  }

  /** A guest already. */
  private final class Known implements NamedGuest {

    private final HttpServletRequest request;
    private final Player player;
    private final Optional<String> name;

    Known(HttpServletRequest request, Player player, Optional<String> name) {
      this.request = request;
      this.player = player;
      this.name = name;
    }

    @Override
    public String write() {
      name.ifPresent(wanted -> players.rename(player, wanted));
      return player.id();
    }

    @Override
    public SessionMessage session(HttpServletResponse response) {
      return of(Optional.of(players.get(player.id())), request, response);
    }
  }

  /** A stranger, whose cookie will hold this token. */
  private final class Newcomer implements NamedGuest {

    private final HttpServletRequest request;
    private final Token token;
    private final String name;
    private @Nullable String id;

    Newcomer(HttpServletRequest request, Token token, String name) {
      this.request = request;
      this.token = token;
      this.name = name;
    }

    @Override
    public String write() {
      String written =
          players.find(token).map(this::renamed).orElseGet(() -> players.make(token, name).id());
      id = written;
      return written;
    }

    /** Handles a repeated request whose answer was lost. */
    private String renamed(Player made) {
      players.rename(made, name);
      return made.id();
    }

    @Override
    public SessionMessage session(HttpServletResponse response) {
      cookie.write(token, request, response);
      return of(Optional.of(players.get(Objects.requireNonNull(id))), request, response);
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
