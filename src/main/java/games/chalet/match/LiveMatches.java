package games.chalet.match;

import games.chalet.web.LastResort;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The matches of this server: every running one has its place here, most of them on the shelf. */
final class LiveMatches implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(LiveMatches.class);

  private final House house;
  private final ExecutorService threads;
  private final Activity activity = new Activity();

  private final Map<String, LiveMatch> matches = new ConcurrentHashMap<>();
  private volatile boolean closing;

  LiveMatches(House house) {
    this.house = house;
    AtomicInteger number = new AtomicInteger();
    this.threads =
        Executors.newFixedThreadPool(
            Math.max(2, Runtime.getRuntime().availableProcessors()),
            task -> new Thread(task, "match-" + number.incrementAndGet()));
  }

  /**
   * Takes up the matches that were going on: at once those that anybody asks for, the others one
   * after the other, so that their clocks run.
   */
  void resume() {
    Deque<LiveMatch> waiting = new ArrayDeque<>();
    house.ledger().running().stream()
        .sorted(Comparator.comparing(sheet -> sheet.header().clock() == TurnClock.OFF))
        .map(this::keep)
        .forEach(waiting::add);
    resumeNext(waiting);
  }

  private void resumeNext(Deque<LiveMatch> waiting) {
    LiveMatch match = waiting.poll();
    if (match != null && !closing) {
      match.tend(
          () -> {
            match.shelve(house.started());
            resumeNext(waiting);
          });
    }
  }

  /** Gives a match that is on disk its place, if it has none yet. */
  LiveMatch keep(Ledger.Sheet sheet) {
    LiveMatch match =
        matches.computeIfAbsent(
            sheet.header().id(), id -> new LiveMatch(house, sheet, threads, activity, this::over));
    if (!match.isOver()) {
      house.absences().watch(sheet.header());
    }
    return match;
  }

  private void over(LiveMatch match) {
    house.absences().forget(match.header());
  }

  /** Looks after the matches whose moment has come. */
  void ring() {
    if (!closing) {
      for (String matchId : house.alarms().due()) {
        tend(matchId);
      }
    }
  }

  /** One that cannot be looked at now keeps no other waiting, and is looked at again. */
  private void tend(String matchId) {
    try {
      live(matchId).ifPresent(LiveMatch::tend);
    } catch (Throwable e) {
      house.alarms().setEarlier(matchId, house.clock().instant().plus(LiveMatch.RETRY));
      LastResort.survive(e, LOG, "Match " + matchId + " could not be looked after");
    }
  }

  /** Puts on the shelf what nobody has touched for long. */
  void tidy() {
    Instant moment = house.clock().instant().minus(house.settings().idleAfter());
    matches.values().stream()
        .filter(match -> match.untouchedSince(moment))
        .forEach(match -> match.shelve(moment));
    matches.values().removeIf(match -> match.isOver() && match.untouchedSince(moment));
  }

  void cameOnline(String playerId) {
    house.absences().cameOnline(playerId);
    tendMatchesOf(playerId);
  }

  void wentOffline(String playerId) {
    house.absences().wentOffline(playerId);
    tendMatchesOf(playerId);
  }

  /** A player's name is not told any more. */
  void forget(String playerId) {
    house.forgetting().forget(playerId);
    matches.values().forEach(match -> match.rename(playerId, Forgetting.FORGOTTEN));
  }

  private void tendMatchesOf(String playerId) {
    if (!closing) {
      house.absences().matchesOf(playerId).forEach(id -> live(id).ifPresent(LiveMatch::tend));
    }
  }

  /** Nothing is begun any more from now on. */
  void stopListening() {
    closing = true;
  }

  /** Waits until what was taken is on disk and answered. */
  boolean awaitQuiet(Duration longest) throws InterruptedException {
    return activity.awaitQuiet(longest);
  }

  @Override
  public void close() {
    closing = true;
    threads.close();
  }

  boolean isClosing() {
    return closing;
  }

  /** A match that has its place; reads nothing. */
  Optional<LiveMatch> here(String matchId) {
    return Optional.ofNullable(matches.get(matchId));
  }

  /** A match and its place; looks on disk where it has none here. */
  Optional<LiveMatch> live(String matchId) {
    return here(matchId).or(() -> house.ledger().find(matchId).map(this::keep));
  }

  /** Does something on the threads of the matches. */
  void execute(Runnable task) {
    activity.began();
    threads.execute(
        () -> {
          try {
            task.run();
          } finally {
            activity.ended();
          }
        });
  }
}
