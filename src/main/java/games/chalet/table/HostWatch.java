package games.chalet.table;

import games.chalet.web.Connections;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Where no match is running and the host has been offline for long, the chair goes to the next
 * person who is online. After a restart the time starts anew.
 */
@Component
class HostWatch {

  private final TableReading reading;
  private final Connections connections;
  private final TableNews news;
  private final TableLimits limits;
  private final HouseClock clock;

  /** Since when each host who is offline has been seen so. */
  private final Map<String, Instant> awaySince = new HashMap<>();

  HostWatch(
      TableReading reading,
      Connections connections,
      TableNews news,
      TableLimits limits,
      HouseClock clock) {
    this.reading = reading;
    this.connections = connections;
    this.news = news;
    this.limits = limits;
    this.clock = clock;
  }

  @Scheduled(fixedDelayString = "${chalet.tables.host-watch:10s}")
  synchronized void look() {
    Instant now = clock.now();
    Set<String> away = new HashSet<>();
    for (Tables.Hosted table : reading.hosted()) {
      String host = table.getHost();
      if (!connections.isOnline(host)) {
        away.add(host);
        if (!awaySince.computeIfAbsent(host, h -> now).plus(limits.hostAway()).isAfter(now)) {
          news.tell(table.getId(), it -> it.hostIsAway(host, connections::isOnline));
        }
      }
    }
    awaySince.keySet().retainAll(away);
  }
}
