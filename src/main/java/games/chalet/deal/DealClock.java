package games.chalet.deal;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.springframework.stereotype.Component;

/** What time it is, and which day in UTC. */
@Component
class DealClock {

  Instant now() {
    return Instant.now();
  }

  final LocalDate today() {
    return LocalDate.ofInstant(now(), ZoneOffset.UTC);
  }
}
