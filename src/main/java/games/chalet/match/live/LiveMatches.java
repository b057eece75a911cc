package games.chalet.match.live;

import games.chalet.engine.Seat;
import games.chalet.match.TurnClock;
import games.chalet.match.command.MatchCommand;
import games.chalet.match.command.Replies;
import games.chalet.match.command.ReplyAddress;
import games.chalet.match.command.SentRequest;
import games.chalet.match.journal.JournalReader;
import games.chalet.match.journal.PlayerErasure;
import games.chalet.match.journal.StoredMatch;
import games.chalet.match.live.writer.InFlight;
import games.chalet.match.live.writer.LiveMatch;
import games.chalet.match.live.writer.LiveMatchFactory;
import games.chalet.match.live.writer.Ownership;
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
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The matches that this process owns, most of them by their headers only: every running one, or
 * where there are several processes those that have been {@link #adopt assigned} to this one.
 */
public final class LiveMatches implements MatchRouting, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(LiveMatches.class);

  /** So many look-ups of match ids that are not in memory may go on at once. */
  private static final int MOST_LOOK_UPS = 100;

  private final LiveMatchFactory factory;
  private final JournalReader reader;
  private final PlayerErasure erasure;
  private final Replies replies;
  private final Timekeeping time;
  private final boolean ownsAll;
  private final ExecutorService threads;
  private final InFlight inFlight = new InFlight();
  private final Semaphore lookUps = new Semaphore(MOST_LOOK_UPS);

  private final Map<String, LiveMatch> matches = new ConcurrentHashMap<>();
  private final Set<String> assigned = ConcurrentHashMap.newKeySet();
  private final Queue<LiveMatch> toTakeUp = new ConcurrentLinkedQueue<>();
  private volatile boolean closing;

  /**
   * None yet.
   *
   * @param ownsAll whether there is no other process
   */
  LiveMatches(
      LiveMatchFactory factory,
      JournalReader reader,
      PlayerErasure erasure,
      Replies replies,
      Timekeeping time,
      boolean ownsAll) {
    this.factory = factory;
    this.reader = reader;
    this.erasure = erasure;
    this.replies = replies;
    this.time = time;
    this.ownsAll = ownsAll;
    AtomicInteger number = new AtomicInteger();
    this.threads =
        Executors.newFixedThreadPool(
            Math.max(2, Runtime.getRuntime().availableProcessors()),
            task -> new Thread(task, "match-" + number.incrementAndGet()));
  }

  /**
   * Takes up the matches that were going on: at once those that anybody asks for, the others one
   * after the other, so that their clocks run. Where there are other processes nothing is done.
   */
  void resume() {
    if (!ownsAll) {
      return;
    }
    reader.running().stream()
        .sorted(Comparator.comparing(stored -> stored.header().pace().clock() == TurnClock.OFF))
        .flatMap(stored -> keep(stored).stream())
        .forEach(toTakeUp::add);
    takeUpNext();
  }

  private void takeUpNext() {
    LiveMatch match = closing ? null : toTakeUp.poll();
    while (match != null && !match.takeUp(time.started())) {
      match = toTakeUp.poll();
    }
  }

  /**
   * Gives a match that is on disk its place, if it has none yet; empty where it has moved to
   * another process meanwhile.
   */
  private Optional<LiveMatch> keep(StoredMatch stored) {
    return keep(stored, ownsAll ? Ownership.SOLE : Ownership.SHARED);
  }

  private Optional<LiveMatch> keep(StoredMatch stored, Ownership ownership) {
    Optional<LiveMatch> match =
        Optional.ofNullable(
            matches.computeIfAbsent(
                stored.header().id(), id -> owns(id) ? create(stored, ownership) : null));
    match.filter(kept -> !kept.isOver()).ifPresent(kept -> time.tracker().watch(stored.header()));
    return match;
  }

  private LiveMatch create(StoredMatch stored, Ownership ownership) {
    Instant since = ownsAll ? time.started() : time.clock().instant();
    String id = stored.header().id();
    return factory.create(
        stored, threads, inFlight, since, ownership, this::takeUpNext, () -> letGoIfShared(id));
  }

  /**
   * Another process owns the match by now, and this one no more before it is assigned to it again;
   * where there should be no other, it is read and claimed anew.
   */
  private void letGoIfShared(String matchId) {
    LOG.warn("Another node has claimed match {}", matchId);
    if (!ownsAll) {
      assigned.remove(matchId);
      Optional.ofNullable(matches.get(matchId)).ifPresent(this::forget);
    }
  }

  private void forget(LiveMatch match) {
    String matchId = match.header().id();
    matches.remove(matchId, match);
    time.wakeUps().forget(matchId);
    time.tracker().forget(match.header());
  }

  private boolean owns(String matchId) {
    return ownsAll || assigned.contains(matchId);
  }

  @Override
  public void begin(StoredMatch stored) {
    keep(stored, ownsAll ? Ownership.FROM_THE_START : Ownership.SHARED).ifPresent(LiveMatch::begin);
  }

  /** Returns at once where the match is in memory; else it is looked up by the caller. */
  @Override
  public void command(
      String matchId, Seat seat, MatchCommand command, ReplyAddress.Waiting replyTo) {
    live(matchId)
        .ifPresentOrElse(
            match -> match.command(seat, command, replyTo),
            () -> replies.refused(replyTo, MatchRefusals.unavailable()));
  }

  /** The same, always at once. */
  public void commandSoon(
      String matchId, Seat seat, MatchCommand command, ReplyAddress.Waiting replyTo) {
    execute(
        () -> {
          try {
            command(matchId, seat, command, replyTo);
          } catch (RuntimeException e) {
            DatabaseOutage.log(LOG, "The journal could not be read", e);
            replies.refused(replyTo, MatchRefusals.unavailable());
          }
        });
  }

  @Override
  public Optional<LiveMatch> find(String matchId) {
    return live(matchId);
  }

  /**
   * This process owns the match from now on, if there is such a match; returns at once. All who
   * look at it are told how it stands.
   */
  public void adopt(String matchId) {
    assigned.add(matchId);
    execute(
        () -> {
          try {
            live(matchId).ifPresent(LiveMatch::takeOver);
          } catch (RuntimeException e) {
            DatabaseOutage.log(LOG, "Match " + matchId + " could not be taken over", e);
            time.wakeUps().setEarlier(matchId, time.clock().instant().plus(MatchTimer.RETRY));
          }
        });
  }

  /** Whether this process looks after the match. */
  public boolean holds(String matchId) {
    return matches.containsKey(matchId);
  }

  /**
   * Another process is about to own the match: what was taken is written and answered, then that is
   * told, on any thread.
   */
  public void release(String matchId, Runnable released) {
    assigned.remove(matchId);
    LiveMatch match = matches.get(matchId);
    if (match == null) {
      released.run();
      return;
    }
    match.close(
        () -> {
          forget(match);
          released.run();
        });
  }

  /** Somebody who looks at one of our matches may have missed what was published last. */
  public void tellAgain(String matchId, Optional<Seat> seat) {
    LiveMatch match = matches.get(matchId);
    if (match != null) {
      match.tellAgain(seat.map(Seat::index).orElse(match.header().seats().size()));
    }
  }

  /**
   * Something that a person sent about a match; returns at once, and waits neither for the match
   * nor until it has been looked up on disk.
   */
  @Override
  public void send(SentRequest sent) {
    if (closing) {
      refuse(sent, MatchRefusals.shuttingDown());
      return;
    }
    LiveMatch here = matches.get(sent.matchId());
    if (here != null && (ownsAll || here.knowsRightOf(sent))) {
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
              match -> match.send(sent),
              () ->
                  refuse(
                      sent,
                      owns(sent.matchId())
                          ? MatchRefusals.unknownMatch()
                          : MatchRefusals.unavailable()));
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
      held(matchId).ifPresent(LiveMatch::checkTime);
    } catch (Throwable e) {
      time.wakeUps().setEarlier(matchId, time.clock().instant().plus(MatchTimer.RETRY));
      LastResort.survive(e, LOG, "Match " + matchId + ": housekeeping failed");
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
      time.tracker().matchesOf(playerId).forEach(id -> held(id).ifPresent(LiveMatch::checkTime));
    }
  }

  /** A player's name is not told any more. */
  void forget(String playerId) {
    erasure.forget(playerId);
    rename(playerId);
  }

  /** The same where another process has noted it on disk. */
  public void rename(String playerId) {
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

  @Override
  public boolean isClosing() {
    return closing;
  }

  /** A match and its place; looks on disk where it has none here. */
  public Optional<LiveMatch> live(String matchId) {
    return Optional.ofNullable(matches.get(matchId))
        .or(() -> reader.find(matchId).flatMap(this::keep));
  }

  /** One that has moved to another process does not come back by itself. */
  private Optional<LiveMatch> held(String matchId) {
    return ownsAll ? live(matchId) : Optional.ofNullable(matches.get(matchId));
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
