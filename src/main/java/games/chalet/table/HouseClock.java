package games.chalet.table;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.springframework.stereotype.Component;

/** What time it is, as exactly as the database keeps it. */
@Component
class HouseClock {

  Instant now() {
    return Instant.now().truncatedTo(ChronoUnit.MICROS);
  }
}
