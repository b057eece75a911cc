package games.chalet.match.live;

import games.chalet.match.TurnClock;
import games.chalet.match.command.Replies;
import games.chalet.match.command.SentRequest;
import games.chalet.match.journal.JournalReader;
import games.chalet.match.journal.PlayerErasure;
import games.chalet.match.journal.StoredMatch;
import games.chalet.match.state.MatchRefusals;
import games.chalet.match.time.MatchTimer;
import games.chalet.match.time.Timekeeping;
import games.chalet.storage.DatabaseOutage;
import games.chalet.web.LastResort;
import games.chalet.web.RefusedException;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The matches of this server: every running one is here, most of them by their headers only. */
public final class LiveMatches implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(LiveMatches.class);

  /** So many look-ups of match ids that are not in memory may go on at once. */
  private static final int MOST_LOOK_UPS = 100;

  private final LiveMatchFactory factory;
  private final JournalReader reader;
  private final PlayerErasure erasure;
  private final Replies replies;
  private final Timekeeping time;
  private final ExecutorService threads;
  private final InFlight inFlight = new InFlight();
  private final Semaphore lookUps = new Semaphore(MOST_LOOK_UPS);

  private final Map<String, LiveMatch> matches = new ConcurrentHashMap<>();
  private final Queue<LiveMatch> toTakeUp = new ConcurrentLinkedQueue<>();
  private volatile boolean closing;

  LiveMatches(
      LiveMatchFactory factory,
      JournalReader reader,
      PlayerErasure erasure,
      Replies replies,
      Timekeeping time) {
    this.factory = factory;
    this.reader = reader;
    this.erasure = erasure;
    this.replies = replies;
    this.time = time;
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
    reader.running().stream()
        .sorted(Comparator.comparing(stored -> stored.header().pace().clock() == TurnClock.OFF))
        .map(this::keep)
        .forEach(toTakeUp::add);
    takeUpNext();
  }

  private void takeUpNext() {
    LiveMatch match = closing ? null : toTakeUp.poll();
    while (match != null && !match.takeUp(time.started())) {
      match = toTakeUp.poll();
    }
  }

  /** Gives a match that is on disk its place, if it has none yet. */
  LiveMatch keep(StoredMatch stored) {
    LiveMatch match =
        matches.computeIfAbsent(
            stored.header().id(),
            id -> factory.create(stored, threads, inFlight, this::takeUpNext));
    if (!match.isOver()) {
      time.tracker().watch(stored.header());
    }
    return match;
  }

  /**
   * Something that a person sent about a match; returns at once, and waits neither for the match
   * nor until it has been looked up on disk.
   */
  public void send(SentRequest sent) {
    if (closing) {
      refuse(sent, MatchRefusals.shuttingDown());
      return;
    }
    LiveMatch here = matches.get(sent.matchId());
    if (here != null) {
      here.send(sent);
    } else if (lookUps.tryAcquire()) {
      execute(() -> lookUp(sent));
    } else {
      refuse(sent, MatchRefusals.tooFast());
    }
  }

  private void lookUp(SentRequest sent) {
    try {
      live(sent.matchId())
          .ifPresentOrElse(
              match -> match.send(sent), () -> refuse(sent, MatchRefusals.unknownMatch()));
    } catch (RuntimeException e) {
      DatabaseOutage.log(LOG, "The journal could not be read", e);
      refuse(sent, MatchRefusals.unavailable());
    } finally {
      lookUps.release();
    }
  }

  private void refuse(SentRequest sent, RefusedException refused) {
    replies.refused(sent.replyTo(), refused);
  }

  /** Looks after the matches whose moment has come. */
  void checkDue() {
    if (!closing) {
      for (String matchId : time.wakeUps().due()) {
        checkTime(matchId);
      }
    }
  }

  /** One that cannot be looked at now keeps no other waiting, and is looked at again. */
  private void checkTime(String matchId) {
    try {
      live(matchId).ifPresent(LiveMatch::checkTime);
    } catch (Throwable e) {
      time.wakeUps().setEarlier(matchId, time.clock().instant().plus(MatchTimer.RETRY));
      LastResort.survive(e, LOG, "Match " + matchId + " could not be looked after");
    }
  }

  /** Lets go of the committed states, and of finished matches, that nobody has asked for lately. */
  void evictIdle() {
    Instant moment = time.clock().instant().minus(time.settings().idleAfter());
    matches.values().stream()
        .filter(match -> match.untouchedSince(moment))
        .forEach(match -> match.evict(moment));
    matches.values().removeIf(match -> match.isOver() && match.untouchedSince(moment));
  }

  void cameOnline(String playerId) {
    time.tracker().cameOnline(playerId);
    checkMatchesOf(playerId);
  }

  void wentOffline(String playerId) {
    time.tracker().wentOffline(playerId);
    checkMatchesOf(playerId);
  }

  private void checkMatchesOf(String playerId) {
    if (!closing) {
      time.tracker().matchesOf(playerId).forEach(id -> live(id).ifPresent(LiveMatch::checkTime));
    }
  }

  /** A player's name is not told any more. */
  void forget(String playerId) {
    erasure.forget(playerId);
    matches.values().forEach(match -> match.rename(playerId, PlayerErasure.FORGOTTEN));
  }

  /** Nothing is begun any more from now on. */
  void stopListening() {
    closing = true;
  }

  /** Waits until what was taken is on disk and answered; says in the log what was not. */
  boolean awaitQuiet(Duration longest) throws InterruptedException {
    boolean quiet = inFlight.awaitQuiet(longest);
    if (!quiet) {
      matches.values().forEach(LiveMatch::logWhatWaits);
    }
    return quiet;
  }

  @Override
  public void close() {
    closing = true;
    threads.close();
  }

  boolean isClosing() {
    return closing;
  }

  /** A match and its place; looks on disk where it has none here. */
  public Optional<LiveMatch> live(String matchId) {
    return Optional.ofNullable(matches.get(matchId)).or(() -> reader.find(matchId).map(this::keep));
  }

  /** Does something on the threads of the matches. */
  private void execute(Runnable task) {
    inFlight.began();
    threads.execute(
        () -> {
          try {
            task.run();
          } finally {
            inFlight.ended();
          }
        });
  }
}
