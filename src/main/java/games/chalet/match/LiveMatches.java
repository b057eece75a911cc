package games.chalet.match;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.web.Refused;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The matches of this server: every running one has its place here, most of them on the shelf. */
final class LiveMatches implements Matches, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(LiveMatches.class);
  private static final Duration LONGEST_NEWS = Duration.ofSeconds(2);

  private final House house;
  private final Dealer dealer;
  private final Library library;
  private final ExecutorService threads;
  private final Activity activity = new Activity();

  /** Who asks for matches that are not there does not keep those waiting that are. */
  private final Semaphore lookUps = new Semaphore(100);

  private final Map<String, LiveMatch> matches = new ConcurrentHashMap<>();
  private volatile boolean closing;

  LiveMatches(House house) {
    this.house = house;
    this.dealer = new Dealer(house.games(), house.json(), house.clock());
    this.library = new Library(house.games(), house.ledger(), house.json());
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

  private LiveMatch keep(Ledger.Sheet sheet) {
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
        live(matchId).ifPresent(LiveMatch::tend);
      }
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

  /** Takes no more commands from now on. */
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

  /** A match and its place; looks on disk where it has none here. */
  Optional<LiveMatch> live(String matchId) {
    LiveMatch here = matches.get(matchId);
    return here != null ? Optional.of(here) : house.ledger().find(matchId).map(this::keep);
  }

  /**
   * Something that a person sent about a match; returns at once, the answer goes to {@code
   * answering}.
   */
  void command(
      String matchId,
      @Nullable String playerId,
      Answering answering,
      BiConsumer<LiveMatch, Seat> command) {
    withMatch(
        matchId,
        answering,
        match ->
            match
                .seatOf(playerId)
                .ifPresentOrElse(
                    seat -> command.accept(match, seat),
                    () -> answering.refused(MatchRefusals.notSeated())));
  }

  /** A person asks for the frame of this moment. */
  void snapshot(String matchId, @Nullable String playerId, Replies replies) {
    withMatch(matchId, replies, match -> match.snapshot(playerId, replies));
  }

  private void withMatch(String matchId, Answering answering, Consumer<LiveMatch> then) {
    if (closing) {
      answering.refused(MatchRefusals.shuttingDown());
      return;
    }
    LiveMatch here = matches.get(matchId);
    if (here != null) {
      then.accept(here);
    } else if (lookUps.tryAcquire()) {
      activity.began();
      threads.execute(() -> lookUp(matchId, answering, then));
    } else {
      answering.refused(MatchRefusals.tooFast());
    }
  }

  private void lookUp(String matchId, Answering answering, Consumer<LiveMatch> then) {
    try {
      live(matchId).ifPresentOrElse(then, () -> answering.refused(MatchRefusals.unknownMatch()));
    } catch (RuntimeException e) {
      LOG.error("The journal could not be read", e);
      answering.refused(MatchRefusals.unavailable());
    } finally {
      lookUps.release();
      activity.ended();
    }
  }

  @Override
  public MatchSummary start(NewMatch match) {
    if (closing) {
      throw MatchRefusals.shuttingDown();
    }
    Dealer.Deal deal = dealer.deal(match);
    Header header = deal.header();
    CompletableFuture<Void> written = new CompletableFuture<>();
    house
        .journal()
        .append(
            new Append(
                header.id(),
                header,
                List.of(),
                deal.end(),
                List.of(),
                () -> written.complete(null),
                written::completeExceptionally));
    await(written);
    LiveMatch live = keep(new Ledger.Sheet(header, deal.end(), List.of()));
    live.tend();
    house.news().tell(new MatchStarted(live.summary()));
    if (live.isOver()) {
      house.news().tell(new MatchEnded(live.summary()));
    }
    return live.summary();
  }

  private static void await(CompletableFuture<?> future) {
    try {
      future.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof Refused refused) {
        throw refused;
      }
      throw MatchRefusals.unavailable();
    }
  }

  @Override
  public Optional<MatchSummary> find(String matchId) {
    return live(matchId).map(LiveMatch::summary);
  }

  @Override
  public List<MatchSummary> running() {
    return house.ledger().running().stream().map(Ledger.Sheet::summary).toList();
  }

  @Override
  public Optional<MatchSummary> latestAt(String tableId) {
    return house.ledger().latestAt(tableId).map(Ledger.Sheet::summary);
  }

  @Override
  public List<MatchSummary> endedSince(Instant moment, int limit) {
    return house.ledger().endedSince(moment, limit).stream().map(Ledger.Sheet::summary).toList();
  }

  @Override
  public void awaitNews() {
    house.news().await(LONGEST_NEWS);
  }

  @Override
  public boolean mayKnow(String matchId, @Nullable String playerId) {
    return live(matchId)
        .filter(
            match ->
                match.header().isPublic()
                    || match.header().seatOf(playerId).isPresent()
                    || match.mayWatch(playerId))
        .isPresent();
  }

  @Override
  public void leave(String matchId, Seat seat) {
    say(matchId, seat, (draft, who) -> draft.leave(who, null));
  }

  @Override
  public void remove(String matchId, Seat seat) {
    say(matchId, seat, Draft::remove);
  }

  /** What the room of the tables says about a seat; returns when it is on disk. */
  private void say(String matchId, Seat seat, BiConsumer<Draft<?, ?, ?, ?>, Seat> what) {
    if (closing) {
      throw MatchRefusals.shuttingDown();
    }
    Optional<LiveMatch> match =
        live(matchId)
            .filter(found -> !found.isOver())
            .filter(found -> seat.index() < found.header().seats().size());
    if (match.isPresent()) {
      Waiting waiting = new Waiting(new CompletableFuture<>());
      match.get().command(seat, null, waiting, what);
      await(waiting.future());
    }
  }

  /** For callers that wait; that the match is over by now is as good as done. */
  private record Waiting(CompletableFuture<Void> future) implements Answering {

    @Override
    public void done(Course.Answer answer) {
      future.complete(null);
    }

    @Override
    public void refused(Refused refused) {
      if (refused.code().equals(MatchRefusals.matchOver().code())) {
        future.complete(null);
      } else {
        future.completeExceptionally(refused);
      }
    }
  }

  @Override
  public Optional<RecordedMatch> recorded(String matchId) {
    return library.recorded(matchId);
  }

  @Override
  public Optional<Replay> replay(String matchId, Viewer viewer) {
    return library.replay(matchId, viewer);
  }
}
