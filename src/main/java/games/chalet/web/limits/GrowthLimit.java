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

/** Limits by address the requests that create guests, tables and matches: see {@link MakesNew}. */
@Component
class GrowthLimit implements HandlerInterceptor, WebMvcConfigurer {

  private final CurrentPlayer currentPlayer;
  private final AddressLimit guests;
  private final AddressLimit tables;
  private final AddressLimit matches;

  GrowthLimit(GrowthRates rates, CurrentPlayer currentPlayer) {
    this.currentPlayer = currentPlayer;
    this.guests = new AddressLimit(rates.guestsPerAddress());
    this.tables = new AddressLimit(rates.tablesPerAddress());
    this.matches = new AddressLimit(rates.matchesPerAddress());
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
    }
    return true;
  }

  private AddressLimit limit(MakesNew.Thing made) {
    return switch (made) {
      case GUEST -> guests;
      case TABLE -> tables;
      case MATCH -> matches;
    };
  }

  private boolean isGuestAlready(MakesNew.Thing made, HttpServletRequest request) {
    return made == MakesNew.Thing.GUEST && currentPlayer.playerId(request).isPresent();
  }
}
