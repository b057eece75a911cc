package games.chalet.player;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/**
 * Resolves the player of a request for controllers: a parameter of type {@link Player} needs a
 * player, one of type {@code Optional<Player>} accepts a stranger too.
 */
@Component
class PlayerArgumentResolver implements HandlerMethodArgumentResolver, WebMvcConfigurer {

  private final CookieCurrentPlayer currentPlayer;

  PlayerArgumentResolver(CookieCurrentPlayer currentPlayer) {
    this.currentPlayer = currentPlayer;
  }

  @Override
  public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
    resolvers.add(this);
  }

  @Override
  public boolean supportsParameter(MethodParameter parameter) {
    return parameter.nestedIfOptional().getNestedParameterType() == Player.class;
  }

  @Override
  public Object resolveArgument(
      MethodParameter parameter,
      @Nullable ModelAndViewContainer container,
      NativeWebRequest request,
      @Nullable WebDataBinderFactory binders) {
    HttpServletRequest servletRequest = request.getNativeRequest(HttpServletRequest.class);
    Optional<Player> player =
        servletRequest == null ? Optional.empty() : currentPlayer.player(servletRequest);
    if (parameter.getParameterType() == Optional.class) {
      return player;
    }
    return player.orElseThrow(PlayerRefusal.GUEST_NEEDED::of);
  }
}
