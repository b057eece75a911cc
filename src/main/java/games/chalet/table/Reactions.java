package games.chalet.table;

import games.chalet.stomp.StompMessaging;
import games.chalet.table.change.TableDestinations;
import games.chalet.table.message.Reaction;
import games.chalet.table.message.ReactionNews;
import games.chalet.table.model.TableRefusal;
import games.chalet.table.persistence.Tables;
import games.chalet.web.ProcessClock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Passes reactions on to the people at a table; nothing of them is stored. */
@Component
class Reactions {

  private static final Duration PAUSE = Duration.ofSeconds(2);

  /** The most people whose last reaction is remembered. */
  private static final int MOST_REMEMBERED = 10_000;

  private final Tables tables;
  private final StompMessaging messaging;
  private final ProcessClock clock;

  /** When each person may send the next one, by {@link ProcessClock#nanoTime}. */
  private final Map<String, Long> next =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > MOST_REMEMBERED;
        }
      };

  Reactions(Tables tables, StompMessaging messaging, ProcessClock clock) {
    this.tables = tables;
    this.messaging = messaging;
    this.clock = clock;
  }

  /**
   * Sends a reaction to everyone at a table, its sender too.
   *
   * @throws games.chalet.web.RefusedException if the person is not there or is muted, or has sent
   *     one within the last two seconds
   */
  void send(String person, String tableId, Reaction reaction) {
    tables.find(tableId).orElseThrow(TableRefusal.UNKNOWN::of).requireSpeaker(person);
    requirePause(person);
    messaging.publish(TableDestinations.table(tableId), new ReactionNews(person, reaction));
  }

  private synchronized void requirePause(String person) {
    long now = clock.nanoTime();
    Long earliest = next.get(person);
    if (earliest != null && now - earliest < 0) {
      throw TableRefusal.REACTING_TOO_FAST.of();
    }
    next.remove(person); // Whoever has sent last is forgotten last.
    next.put(person, now + PAUSE.toNanos());
  }
}
