package games.chalet.match.live;

import games.chalet.engine.Seat;
import games.chalet.match.TurnClock;
import games.chalet.match.command.MatchCommand;
import games.chalet.match.command.MatchRequest.SentRequest;
import games.chalet.match.command.Replies;
import games.chalet.match.command.ReplyAddress;
import games.chalet.match.journal.JournalReader;
import games.chalet.match.journal.PlayerErasure;
import games.chalet.match.journal.StoredMatch;
import games.chalet.match.live.writer.LiveMatch;
import games.chalet.match.live.writer.LiveMatchFactory;
import games.chalet.match.live.writer.LiveMatchFactory.Ownership;
import games.chalet.match.live.writer.Mailbox.InFlight;
import games.chalet.match.state.MatchRefusal;
import games.chalet.match.time.MatchTimer;
import games.chalet.match.time.Timekeeping;
import games.chalet.player.PlayerForgotten;
import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
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
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * The matches that this process owns, most of them by their headers only: every running one, or
 * where there are several processes those that have been {@link #adopt assigned} to this one.
 */
@Component
public final class LiveMatches implements MatchRouting, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(LiveMatches.class);

  /** The most look-ups of match ids that are not in memory at one time. */
  private static final int MOST_LOOK_UPS = 100;

  /** Time that a match is unused until its state leaves memory. */
  private static final Duration IDLE_AFTER = Duration.ofMinutes(15);

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
   * Creates an empty collection.
   *
   * @param ownership {@code SOLE} if there is no other process, else {@code SHARED}
   */
  LiveMatches(
      LiveMatchFactory factory,
      JournalReader reader,
      PlayerErasure erasure,
      Replies replies,
      Timekeeping time,
      Ownership ownership) {
    this.factory = factory;
    this.reader = reader;
    this.erasure = erasure;
    this.replies = replies;
    this.time = time;
    this.ownsAll = ownership == Ownership.SOLE;
    AtomicInteger number = new AtomicInteger();
    this.threads =
        Executors.newFixedThreadPool(
            Math.max(2, Runtime.getRuntime().availableProcessors()),
            task -> new Thread(task, "match-" + number.incrementAndGet()));
  }

  /**
   * Resumes the running matches: requested ones at once, the others one after the other, so that
   * their clocks run. Does nothing if there are other processes.
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
   * Registers a match that is on disk, unless it is registered already; empty if it has moved to
   * another process since.
   */
  private Optional<LiveMatch> keep(StoredMatch stored) {
    return keep(stored, ownsAll ? Ownership.SOLE : Ownership.SHARED);
  }

  private Optional<LiveMatch> keep(StoredMatch stored, Ownership ownership) {
    Optional<LiveMatch> match =
        Optional.ofNullable(
            matches.computeIfAbsent(
                stored.header().id(), id -> owns(id) ? create(stored, ownership) : null));
    match.filter(kept -> !kept.isOver()).ifPresent(kept -> time.players().watch(stored.header()));
    return match;
  }

  private LiveMatch create(StoredMatch stored, Ownership ownership) {
    Instant since = ownsAll ? time.started() : time.clock().instant();
    String id = stored.header().id();
    return factory.create(
        stored, threads, inFlight, since, ownership, this::takeUpNext, () -> letGoIfShared(id));
  }

  /**
   * Drops the match, because another process owns it by now, until it is assigned to this one
   * again. Where there should be no other process, it is read and claimed again.
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
    time.players().forget(match.header());
  }

  private boolean owns(String matchId) {
    return ownsAll || assigned.contains(matchId);
  }

  @Override
  public void begin(StoredMatch stored) {
    keep(stored, ownsAll ? Ownership.FROM_THE_START : Ownership.SHARED).ifPresent(LiveMatch::begin);
  }

  /** Returns at once if the match is in memory; otherwise the caller looks it up. */
  @Override
  public void command(
      String matchId, Seat seat, MatchCommand command, ReplyAddress.Waiting replyTo) {
    live(matchId)
        .ifPresentOrElse(
            match -> match.command(seat, command, replyTo),
            () -> replies.refused(replyTo, MatchRefusal.UNAVAILABLE.of()));
  }

  /** Sends the command like {@link #command}, but always returns at once. */
  public void commandSoon(
      String matchId, Seat seat, MatchCommand command, ReplyAddress.Waiting replyTo) {
    execute(
        () -> {
          try {
            command(matchId, seat, command, replyTo);
          } catch (RuntimeException e) {
            LOG.error("The journal could not be read", e);
            replies.refused(replyTo, MatchRefusal.UNAVAILABLE.of());
          }
        });
  }

  @Override
  public Optional<LiveMatch> find(String matchId) {
    return live(matchId);
  }

  /**
   * Makes this process the owner of the match, if it exists; returns at once. All viewers of the
   * match get its current state.
   */
  public void adopt(String matchId) {
    assigned.add(matchId);
    execute(
        () -> {
          try {
            live(matchId).ifPresent(LiveMatch::takeOver);
          } catch (RuntimeException e) {
            LOG.error("Match {} could not be taken over", matchId, e);
            time.wakeUps().setEarlier(matchId, time.clock().instant().plus(MatchTimer.RETRY));
          }
        });
  }

  /** Returns the number of running matches that this process has. */
  long running() {
    return matches.values().stream().filter(match -> !match.isOver()).count();
  }

  /** Returns true if this process has the match. */
  public boolean holds(String matchId) {
    return matches.containsKey(matchId);
  }

  /**
   * Gives up the match because another process is about to own it. Accepted messages are written
   * and answered first; then {@code released} runs, on any thread.
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

  /**
   * Sends the current state again to a viewer of one of this process's matches, who may have missed
   * the last position.
   */
  public void tellAgain(String matchId, Optional<Seat> seat) {
    LiveMatch match = matches.get(matchId);
    if (match != null) {
      match.tellAgain(seat.map(Seat::index).orElse(match.header().seats().size()));
    }
  }

  /**
   * Handles a request that a person sent about a match; returns at once, and waits neither for the
   * match nor until it has been looked up on disk.
   */
  @Override
  public void send(SentRequest sent) {
    if (closing) {
      refuse(sent, MatchRefusal.SHUTTING_DOWN.of());
      return;
    }
    LiveMatch here = matches.get(sent.matchId());
    if (here != null && (ownsAll || here.knowsRightOf(sent))) {
      here.send(sent);
    } else if (lookUps.tryAcquire()) {
      execute(() -> lookUp(sent));
    } else {
      refuse(sent, MatchRefusal.TOO_FAST.of());
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
                          ? MatchRefusal.UNKNOWN.of()
                          : MatchRefusal.UNAVAILABLE.of()));
    } catch (RuntimeException e) {
      LOG.error("The journal could not be read", e);
      refuse(sent, MatchRefusal.UNAVAILABLE.of());
    } finally {
      lookUps.release();
    }
  }

  private void refuse(SentRequest sent, RefusedException refused) {
    replies.refused(sent.replyTo(), refused);
  }

  /** Checks the matches whose time has come. */
  void checkDue() {
    if (!closing) {
      for (String matchId : time.wakeUps().due()) {
        checkTime(matchId);
      }
    }
  }

  /** Checks one match. A match that fails here is retried later and does not block the others. */
  private void checkTime(String matchId) {
    try {
      held(matchId).ifPresent(LiveMatch::checkTime);
    } catch (Throwable e) {
      time.wakeUps().setEarlier(matchId, time.clock().instant().plus(MatchTimer.RETRY));
      LastResort.survive(e, LOG, "Match " + matchId + ": housekeeping failed");
    }
  }

  /** Evicts committed states, and finished matches, that were not used for a while. */
  void evictIdle() {
    Instant moment = time.clock().instant().minus(IDLE_AFTER);
    matches.values().stream()
        .filter(match -> match.untouchedSince(moment))
        .forEach(match -> match.evict(moment));
    matches.values().removeIf(match -> match.isOver() && match.untouchedSince(moment));
  }

  @EventListener
  void on(PlayerCameOnline event) {
    checkMatchesOf(event.playerId());
  }

  @EventListener
  void on(PlayerWentOffline event) {
    checkMatchesOf(event.playerId());
  }

  private void checkMatchesOf(String playerId) {
    if (!closing) {
      time.players().matchesOf(playerId).forEach(id -> held(id).ifPresent(LiveMatch::checkTime));
    }
  }

  /** Stops showing a player's name. */
  @EventListener
  void on(PlayerForgotten event) {
    erasure.forget(event.playerId());
    rename(event.playerId());
  }

  /** Stops showing a player's name after another process has erased it on disk. */
  public void rename(String playerId) {
    matches.values().forEach(match -> match.rename(playerId, PlayerErasure.FORGOTTEN));
  }

  /** Accepts no new work from now on. */
  void stopListening() {
    closing = true;
  }

  /** Waits until everything accepted is on disk and answered; else logs the rest. */
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

  /** Returns a match with its place; reads it from disk if it has none here. */
  public Optional<LiveMatch> live(String matchId) {
    return Optional.ofNullable(matches.get(matchId))
        .or(() -> reader.find(matchId).flatMap(this::keep));
  }

  /** Returns the match; one that has moved to another process is not taken back here. */
  private Optional<LiveMatch> held(String matchId) {
    return ownsAll ? live(matchId) : Optional.ofNullable(matches.get(matchId));
  }

  /** Runs a task on the threads of the matches. */
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
