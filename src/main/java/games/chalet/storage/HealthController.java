package games.chalet.storage;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.health.actuate.endpoint.HealthDescriptor;
import org.springframework.boot.health.actuate.endpoint.HealthEndpoint;
import org.springframework.boot.health.contributor.Status;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * The health of the server, on the site's own port: the rest of the actuator is on another port or
 * off. A live server need not be restarted; a ready one can do what people come for.
 */
@RestController
class HealthController {

  private final HealthEndpoint health;
  private final DiskSpace space;
  private final ObjectProvider<HealthWord> words;

  HealthController(HealthEndpoint health, DiskSpace space, ObjectProvider<HealthWord> words) {
    this.health = health;
    this.space = space;
    this.words = words;
  }

  @GetMapping("/actuator/health")
  ResponseEntity<Map<String, String>> health() {
    return answer(health.health());
  }

  @GetMapping("/actuator/health/liveness")
  ResponseEntity<Map<String, String>> liveness() {
    return answer(health.healthForPath("liveness"));
  }

  @GetMapping("/actuator/health/readiness")
  ResponseEntity<Map<String, String>> readiness() {
    return answer(health.healthForPath("readiness"));
  }

  private ResponseEntity<Map<String, String>> answer(@Nullable HealthDescriptor told) {
    Status status = told == null ? Status.UNKNOWN : told.getStatus();
    Map<String, String> body = new TreeMap<>(Map.of("status", status.getCode()));
    switch (space.look()) {
      case PLENTY -> {}
      case LOW -> body.put("disk", "low");
      case FULL -> body.put("disk", "full");
      case LOST -> body.put("database", "lost");
    }
    words.forEach(about -> about.word().ifPresent(word -> body.put(about.name(), word)));
    return ResponseEntity.status(Status.UP.equals(status) ? 200 : 503)
        .cacheControl(CacheControl.noStore())
        .body(body);
  }
}
