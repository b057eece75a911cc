package games.chalet.web.limits;

import games.chalet.web.CurrentPlayer;
import games.chalet.web.MakesNew;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/**
 * Limits by address the requests that create guests, tables, matches and requests to hosts: see
 * {@link MakesNew}.
 */
@Component
class GrowthLimit implements HandlerInterceptor, WebMvcConfigurer {

  /** The rate at which places that new guests have taken at a table are free for others. */
  private static final Rate PLACES_AGAIN = new Rate(1 / 600d, 1);

  private final Senders senders;
  private final CurrentPlayer currentPlayer;
  private final TokenBuckets guestsOfTables;
  private final AddressLimit guests;
  private final AddressLimit tables;
  private final AddressLimit matches;
  private final AddressLimit hostRequests;

  GrowthLimit(
      RequestRates rates, Senders senders, CurrentPlayer currentPlayer, ReachedLimits reached) {
    this.senders = senders;
    this.currentPlayer = currentPlayer;
    this.guests =
        AddressLimit.inAll(rates.guestsPerAddress(), reached.by(Limit.GUESTS_PER_ADDRESS));
    this.tables =
        AddressLimit.inAll(rates.tablesPerAddress(), reached.by(Limit.TABLES_PER_ADDRESS));
    this.matches =
        AddressLimit.inAll(rates.matchesPerAddress(), reached.by(Limit.MATCHES_PER_ADDRESS));
    this.guestsOfTables = new TokenBuckets(PLACES_AGAIN, System::nanoTime);
    this.hostRequests =
        AddressLimit.inAll(
            rates.hostRequestsPerAddress(), reached.by(Limit.HOST_REQUESTS_PER_ADDRESS));
  }

  @Override
  public void addInterceptors(InterceptorRegistry registry) {
    registry.addInterceptor(this);
  }

  @Override
  public boolean preHandle(
      HttpServletRequest request, HttpServletResponse response, Object handler) {
    MakesNew makes =
        handler instanceof HandlerMethod method ? method.getMethodAnnotation(MakesNew.class) : null;
    if (makes != null && !isGuestAlready(makes.value(), request)) {
      Sender sender = senders.of(request);
      if (makes.value() != MakesNew.Thing.GUEST || !fillsPlace(sender)) {
        limit(makes.value()).require(sender);
      }
    }
    return true;
  }

  /**
   * Takes a place for a new guest at the table whose invite link they have followed. However many
   * guests others make at their address, a friend comes in; and nobody makes more of them by links
   * than there are places at tables.
   */
  private boolean fillsPlace(Sender newcomer) {
    return newcomer
        .invitation()
        .filter(it -> guestsOfTables.take(it.table(), PLACES_AGAIN.withBurst(it.places())))
        .isPresent();
  }

  private AddressLimit limit(MakesNew.Thing made) {
    return switch (made) {
      case GUEST -> guests;
      case TABLE -> tables;
      case MATCH -> matches;
      case HOST_REQUEST -> hostRequests;
    };
  }

  private boolean isGuestAlready(MakesNew.Thing made, HttpServletRequest request) {
    return made == MakesNew.Thing.GUEST && currentPlayer.playerId(request).isPresent();
  }
}
