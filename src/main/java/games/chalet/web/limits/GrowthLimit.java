package games.chalet.web.limits;

import games.chalet.web.CurrentPlayer;
import games.chalet.web.MakesNew;
import games.chalet.web.problems.CommonRefusal;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/**
 * Limits by address the requests that create guests, tables, matches and requests to hosts, the
 * last also by guest: see {@link MakesNew}.
 */
@Component
class GrowthLimit implements HandlerInterceptor, WebMvcConfigurer {

  private final CurrentPlayer currentPlayer;
  private final AddressLimit guests;
  private final AddressLimit tables;
  private final AddressLimit matches;
  private final AddressLimit hostRequests;
  private final TokenBuckets hostRequestsOfGuests;

  GrowthLimit(GrowthRates rates, CurrentPlayer currentPlayer) {
    this.currentPlayer = currentPlayer;
    this.guests = new AddressLimit(rates.guestsPerAddress());
    this.tables = new AddressLimit(rates.tablesPerAddress());
    this.matches = new AddressLimit(rates.matchesPerAddress());
    this.hostRequests = new AddressLimit(rates.hostRequestsPerAddress());
    this.hostRequestsOfGuests = new TokenBuckets(rates.hostRequests(), System::nanoTime);
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
      limit(makes.value()).require(request);
      if (makes.value() == MakesNew.Thing.HOST_REQUEST) {
        currentPlayer.playerId(request).ifPresent(this::requireHostRequest);
      }
    }
    return true;
  }

  private AddressLimit limit(MakesNew.Thing made) {
    return switch (made) {
      case GUEST -> guests;
      case TABLE -> tables;
      case MATCH -> matches;
      case HOST_REQUEST -> hostRequests;
    };
  }

  private void requireHostRequest(String guest) {
    if (!hostRequestsOfGuests.take(guest)) {
      throw CommonRefusal.TOO_FAST.of().after(hostRequestsOfGuests.secondsToWait(guest));
    }
  }

  private boolean isGuestAlready(MakesNew.Thing made, HttpServletRequest request) {
    return made == MakesNew.Thing.GUEST && currentPlayer.playerId(request).isPresent();
  }
}
