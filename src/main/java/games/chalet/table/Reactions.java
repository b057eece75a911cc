package games.chalet.table;

import com.github.benmanes.caffeine.cache.Caffeine;
import games.chalet.stomp.StompMessaging;
import games.chalet.table.change.TableDestinations;
import games.chalet.table.message.Reaction;
import games.chalet.table.model.TableRefusal;
import games.chalet.table.persistence.Tables;
import games.chalet.web.ProcessClock;
import java.time.Duration;
import java.util.concurrent.ConcurrentMap;
import org.springframework.stereotype.Component;

/** Passes reactions on to the people at a table; nothing of them is stored. */
@Component
class Reactions {

  private static final Duration PAUSE = Duration.ofSeconds(2);

  /** The most people whose last reaction is remembered. */
  private static final int MOST_REMEMBERED = 10_000;

  private final Tables tables;
  private final StompMessaging messaging;

  /** The people who have sent one within the pause. */
  private final ConcurrentMap<String, Boolean> resting;

  Reactions(Tables tables, StompMessaging messaging, ProcessClock clock) {
    this.tables = tables;
    this.messaging = messaging;
    this.resting =
        Caffeine.newBuilder()
            .expireAfterWrite(PAUSE)
            .maximumSize(MOST_REMEMBERED)
            .ticker(clock::nanoTime)
            .<String, Boolean>build()
            .asMap();
  }

  /**
   * Sends a reaction to everyone at a table, its sender too.
   *
   * @throws games.chalet.web.RefusedException if the person is not there or is muted, or has sent
   *     one within the last two seconds
   */
  void send(String person, String tableId, Reaction reaction) {
    tables.find(tableId).orElseThrow(TableRefusal.UNKNOWN::of).requireSpeaker(person);
    if (resting.putIfAbsent(person, true) != null) {
      throw TableRefusal.REACTING_TOO_FAST.of();
    }
    messaging.publish(TableDestinations.table(tableId), new ReactionNews(person, reaction));
  }

  /**
   * The <i>reaction</i> of {@code docs/protocol.md}: a reaction of a person, as the table's topic
   * publishes it.
   *
   * @param kind always {@code reaction}
   * @param player the sender's public id
   */
  record ReactionNews(String kind, String player, Reaction reaction) {

    ReactionNews(String player, Reaction reaction) {
      this("reaction", player, reaction);
    }
  }
}
