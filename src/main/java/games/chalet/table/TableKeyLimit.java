package games.chalet.table;

import games.chalet.web.CurrentPlayer;
import games.chalet.web.limits.ReachedLimits;
import games.chalet.web.problems.CommonRefusal;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import java.util.OptionalInt;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/**
 * Limits the guesses at the table key, of whatever request shows one. A request of a stranger needs
 * none: it is refused whichever key it shows.
 */
@Component
class TableKeyLimit implements HandlerInterceptor, WebMvcConfigurer {

  static final String HEADER = "X-Table-Key";

  private final TableKey key;
  private final CurrentPlayer currentPlayer;
  private final WrongKeys wrongKeys;

  @Autowired
  TableKeyLimit(
      TableKey key, CurrentPlayer currentPlayer, MeterRegistry meters, ReachedLimits reached) {
    this(key, currentPlayer, new WrongKeys(System::nanoTime, meters, reached));
  }

  TableKeyLimit(TableKey key, CurrentPlayer currentPlayer, WrongKeys wrongKeys) {
    this.key = key;
    this.currentPlayer = currentPlayer;
    this.wrongKeys = wrongKeys;
  }

  @Override
  public void addInterceptors(InterceptorRegistry registry) {
    registry.addInterceptor(this);
  }

  @Override
  public boolean preHandle(
      HttpServletRequest request, HttpServletResponse response, Object handler) {
    String shown = request.getHeader(HEADER);
    if (shown != null && !key.isNeedless()) {
      Optional<String> guest = currentPlayer.playerId(request);
      guest.ifPresent(id -> requireBudget(id, request.getRemoteAddr(), shown));
    }
    return true;
  }

  private void requireBudget(String guest, String address, String shown) {
    OptionalInt wait = wrongKeys.begin(guest, address);
    if (wait.isPresent()) {
      throw CommonRefusal.TOO_FAST.of().after(wait.getAsInt());
    }
    if (key.isRight(shown)) {
      wrongKeys.right(guest);
    } else {
      wrongKeys.wrong(guest, address);
    }
  }
}
