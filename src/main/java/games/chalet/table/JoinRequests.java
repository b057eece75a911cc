package games.chalet.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.model.JoinDraw;
import games.chalet.table.persistence.Tables;
import games.chalet.web.ProcessClock;
import games.chalet.web.limits.Party;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.function.Consumer;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * The requests of strangers who know nothing but the address of a table. Nothing here tells them
 * whether there is such a table before they are let in: what they ask is put into a queue, and the
 * answer is the same in each case, and as fast.
 */
@Component
class JoinRequests {

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int MOST_TABLES = 10_000;
  private static final long DRAW_MILLIS = 1_000;

  private final TableUpdateQueue updates;
  private final Tables tables;
  private final ProcessClock clock;

  /**
   * Those who wait for a place, by table, for the thread of the queue alone. In memory only: after
   * a restart they have to ask again, and each node has its own.
   */
  private final Cache<String, JoinDraw> draws =
      Caffeine.newBuilder().maximumSize(MOST_TABLES).expireAfterAccess(JoinDraw.WAIT).build();

  JoinRequests(TableUpdateQueue updates, Tables tables, ProcessClock clock) {
    this.updates = updates;
    this.tables = tables;
    this.clock = clock;
  }

  /**
   * The answer to the question for news.
   *
   * @param joined true if the person is at the table
   * @param waitMillis how long a request waits for an answer, the same for all
   */
  record News(boolean joined, long waitMillis) {}

  /** Asks to be let in; a request that is not possible is dropped. */
  void ask(Party asker, String table) {
    Instant now = clock.instant();
    atExisting(asker, table, it -> drawOf(it).ask(asker.person(), asker.address(), now));
  }

  private JoinDraw drawOf(String table) {
    return draws.get(table, first -> new JoinDraw(RANDOM));
  }

  /** Does something about a table, if it exists, unless too much of this person waits. */
  private void atExisting(Party cause, String table, Consumer<String> deed) {
    boolean unused = updates.run(cause, () -> tables.existing(table).forEach(deed));
  }

  /** Returns the same for each table at which the person is not, and for none. */
  News news(String person, String table) {
    return new News(tables.isAt(table, person), JoinDraw.WAIT.toMillis());
  }

  /** Takes a request back, of whatever kind; does nothing where there is none. */
  void withdraw(Party asker, String table) {
    atExisting(
        asker,
        table,
        it -> {
          JoinDraw draw = draws.getIfPresent(it);
          if (draw != null) {
            draw.withdraw(asker.person());
          }
          updates.changeNow(it, there -> there.requests().withdraw(asker.person()));
        });
  }

  /**
   * Gives places to those who wait. At its own pace, not when someone asks: so those who ask most
   * at one node have no advantage over those who ask at another.
   */
  @Scheduled(fixedDelay = DRAW_MILLIS)
  void draw() {
    updates.run(() -> draws.asMap().forEach(this::drawAt));
  }

  private void drawAt(String table, JoinDraw draw) {
    if (!draw.isEmpty()) {
      Instant now = clock.instant();
      updates.changeNow(table, it -> draw.giveOut(it, now));
    }
  }

  /** Ends the requests that were not answered in time. */
  @Scheduled(fixedDelayString = "${chalet.tables.host-watch:10s}")
  void endOld() {
    Instant askedBefore = clock.earliest().minus(JoinDraw.WAIT);
    updates.changeAll(
        () -> tables.idsWithJoinsBefore(askedBefore), it -> it.requests().endJoins(askedBefore));
  }
}
