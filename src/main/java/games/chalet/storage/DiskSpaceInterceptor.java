package games.chalet.storage;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Set;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/**
 * Refuses requests that would write when nothing can be written, and all requests when nothing can
 * be read any more.
 */
@Component
class DiskSpaceInterceptor implements HandlerInterceptor, WebMvcConfigurer {

  private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");

  private final DiskSpace space;
  private final EmergencyShutdown shutdown;

  DiskSpaceInterceptor(DiskSpace space, EmergencyShutdown shutdown) {
    this.space = space;
    this.shutdown = shutdown;
  }

  @Override
  public void addInterceptors(InterceptorRegistry registry) {
    registry.addInterceptor(this).addPathPatterns("/api/**");
  }

  @Override
  public boolean preHandle(
      HttpServletRequest request, HttpServletResponse response, Object handler) {
    if (shutdown.hasBegun()) {
      throw StorageRefusal.RESTARTING.of();
    }
    if (!READS.contains(request.getMethod())) {
      space.requireForWriting();
    }
    return true;
  }
}
