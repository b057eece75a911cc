package games.chalet.web;

import java.util.Map;
import org.springframework.boot.health.actuate.endpoint.HealthEndpoint;
import org.springframework.boot.health.contributor.Status;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Whether the server is well, on the site's own port: the rest of the actuator is on another port
 * or off.
 */
@RestController
class Health {

  private final HealthEndpoint health;

  Health(HealthEndpoint health) {
    this.health = health;
  }

  @GetMapping("/actuator/health")
  ResponseEntity<Map<String, String>> health() {
    Status status = health.health().getStatus();
    return ResponseEntity.status(Status.UP.equals(status) ? 200 : 503)
        .cacheControl(CacheControl.noStore())
        .body(Map.of("status", status.getCode()));
  }
}
