package games.chalet.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRequests;
import games.chalet.table.persistence.Tables;
import games.chalet.web.ProcessClock;
import games.chalet.web.limits.Party;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Predicate;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * The requests of strangers who know nothing but the address of a table. Nothing here tells them
 * whether there is such a table before they are let in: what they ask is put into a queue, and the
 * answer is the same in each case, and as fast.
 */
@Component
class JoinRequests {

  private static final int MOST_ADDRESSES = 10_000;

  private final TableUpdateQueue updates;
  private final Tables tables;
  private final ProcessClock clock;

  /**
   * The addresses from which strangers have asked lately, in memory only: so that one address
   * cannot take all places for questions at a table. After a restart, and for those who asked at
   * another node, each person counts as an address of their own.
   */
  private final Cache<String, String> addresses =
      Caffeine.newBuilder()
          .maximumSize(MOST_ADDRESSES)
          .expireAfterWrite(TableRequests.JOIN_WAIT.plus(TableRequests.PAUSE))
          .build();

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

  /**
   * Asks to be let in; a request that is not possible is dropped.
   *
   * @param address from which the person asks, as it is counted
   */
  void ask(String person, String address, String table) {
    Instant now = clock.instant();
    addresses.put(person, address);
    change(person, table, it -> it.requests().askToJoin(person, this::addressOf, now));
  }

  /** Changes a table, if it exists, unless too much of this person waits. */
  private void change(String person, String table, Predicate<Table> change) {
    boolean unused =
        updates.run(
            new Party(addressOf(person), person),
            () -> tables.existing(table).forEach(it -> updates.changeNow(it, change)));
  }

  /** Returns the address of a person who has asked, or the person where it is not known. */
  private String addressOf(String person) {
    return Optional.ofNullable(addresses.getIfPresent(person)).orElse(person);
  }

  /** Returns the same for each table at which the person is not, and for none. */
  News news(String person, String table) {
    return new News(tables.isAt(table, person), TableRequests.JOIN_WAIT.toMillis());
  }

  /** Takes a request back, of whatever kind; does nothing where there is none. */
  void withdraw(String person, String table) {
    change(person, table, it -> it.requests().withdraw(person));
  }

  /** Ends the requests that were not answered in time. */
  @Scheduled(fixedDelayString = "${chalet.tables.host-watch:10s}")
  void endOld() {
    Instant askedBefore = clock.earliest().minus(TableRequests.JOIN_WAIT);
    updates.changeAll(
        () -> tables.idsWithJoinsBefore(askedBefore), it -> it.requests().endJoins(askedBefore));
  }
}
