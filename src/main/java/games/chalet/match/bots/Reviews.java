package games.chalet.match.bots;

import games.chalet.engine.Game;
import games.chalet.json.Json;
import games.chalet.match.Review;
import games.chalet.match.journal.JournalReader;
import games.chalet.match.journal.StoredMatch;
import games.chalet.match.state.Fold;
import games.chalet.match.state.GameJson;
import games.chalet.match.state.KnownGames;
import games.chalet.match.state.MatchRefusal;
import games.chalet.web.LastResort;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.stereotype.Component;

/**
 * Reviews of finished matches, computed on request. Each process computes one at a time, a decision
 * at a time on the threads of the bots, so that players do not wait for it. Finished reviews are
 * stored; unfinished ones have to be requested again after the process closed.
 */
@Component
public final class Reviews {

  private static final Logger LOG = LoggerFactory.getLogger(Reviews.class);

  /** The most reviews that wait on this server, and for one guest. */
  private static final int MOST_WAITING = 8;

  private static final int MOST_OF_A_GUEST = 2;

  /** The delay before the next try when too many bots are thinking. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  private static final Review WAITING = new Review(Review.Status.WAITING, 0, 0, List.of());

  private final KnownGames games;
  private final JournalReader reader;
  private final Json json;
  private final ReviewRepository reviews;
  private final ReviewProgress progress;
  private final BotThreads threads;

  /** The first one is being thought about. */
  private final Deque<Wanted> queue = new ArrayDeque<>();

  private @Nullable ReviewPass<?, ?, ?, ?> pass;

  /**
   * Creates reviews without any requests.
   *
   * @param progress exchanged with other nodes, if there are any
   */
  public Reviews(
      KnownGames games,
      JournalReader reader,
      ReviewRepository reviews,
      Json json,
      ReviewProgress progress,
      BotThreads threads) {
    this.progress = progress;
    this.games = games;
    this.reader = reader;
    this.json = json;
    this.reviews = reviews;
    this.threads = threads;
  }

  private record Wanted(String match, String player) {}

  /** Returns the review of a finished match, as far as it has come. */
  public Review find(String match) {
    return known(match).orElse(Review.NONE);
  }

  /**
   * Requests a review of a finished match if it is not done or running.
   *
   * @param player the player who asks
   * @throws games.chalet.web.RefusedException if too many wait
   */
  public Review ask(String match, String player) {
    return known(match)
        .orElseGet(
            () -> {
              Review begun = begin(new Wanted(match, player));
              progress.tell(match, 0, 0);
              return begun;
            });
  }

  private Optional<Review> known(String match) {
    return pending(match)
        .or(() -> reviews.findById(match).map(StoredReview::review))
        .or(() -> progress.find(match));
  }

  private synchronized Optional<Review> pending(String match) {
    if (queue.stream().noneMatch(wanted -> wanted.match().equals(match))) {
      return Optional.empty();
    }
    ReviewPass<?, ?, ?, ?> present = pass;
    boolean first = queue.getFirst().match().equals(match);
    return Optional.of(
        first && present != null
            ? new Review(Review.Status.THINKING, present.done(), present.plies(), List.of())
            : WAITING);
  }

  private synchronized Review begin(Wanted wanted) {
    if (queue.contains(wanted)) {
      return WAITING;
    }
    if (queue.stream().filter(other -> other.player().equals(wanted.player())).count()
        >= MOST_OF_A_GUEST) {
      throw MatchRefusal.TOO_FAST.of();
    }
    if (queue.size() >= MOST_WAITING) {
      throw MatchRefusal.BUSY.of();
    }
    queue.addLast(wanted);
    if (queue.size() == 1) {
      thinkOn();
    }
    return WAITING;
  }

  /** Waits among the thoughts of the bots. */
  @SuppressWarnings("FutureReturnValueIgnored") // Its failures are logged.
  private void thinkOn() {
    if (!threads.think(new FutureTask<>(this::think, null))) {
      threads.after(PATIENCE, this::thinkOn);
    }
  }

  private void think() {
    Wanted wanted = first();
    try {
      if (step(wanted)) {
        tellOthers();
        thinkOn();
        return;
      }
    } catch (Throwable e) { // Whatever the failure is, others wait behind it.
      LastResort.survive(e, LOG, "Match " + wanted.match() + ": review failed");
      keep(wanted, new Review(Review.Status.FAILED, 0, 0, List.of()));
    }
    next();
  }

  /** Updates the other nodes, which may be asked for these reviews. */
  private void tellOthers() {
    if (progress.isDue()) {
      pendingHere().forEach((match, review) -> progress.tell(match, review.done(), review.plies()));
    }
  }

  private synchronized Map<String, Review> pendingHere() {
    return queue.stream()
        .map(Wanted::match)
        .distinct()
        .collect(Collectors.toMap(Function.identity(), it -> pending(it).orElse(WAITING)));
  }

  private synchronized Wanted first() {
    return queue.getFirst();
  }

  private synchronized void next() {
    pass = null;
    queue.removeFirst();
    if (!queue.isEmpty()) {
      thinkOn();
    }
  }

  /** Returns true if there is more to do. */
  private boolean step(Wanted wanted) throws Exception {
    ReviewPass<?, ?, ?, ?> present = present(wanted);
    if (threads.measured(present::step).call()) {
      return true;
    }
    keep(wanted, present.result());
    return false;
  }

  private ReviewPass<?, ?, ?, ?> present(Wanted wanted) {
    ReviewPass<?, ?, ?, ?> present = pass;
    if (present == null) {
      StoredMatch stored = reader.find(wanted.match()).orElseThrow();
      present = pass(games.of(stored.header()).orElseThrow(), stored);
      synchronized (this) {
        pass = present;
      }
    }
    return present;
  }

  private <O extends Record, S extends Record, A, V extends Record, E> ReviewPass<S, A, V, E> pass(
      Game<O, S, A, V, E> game, StoredMatch stored) {
    Fold<O, S, A, V, E> fold = new Fold<>(game, new GameJson<>(json, game), stored.header());
    return new ReviewPass<>(game, fold, reader.lines(stored.header().id()));
  }

  private void keep(Wanted wanted, Review review) {
    try {
      save(new StoredReview(wanted.match(), review));
      progress.forget(wanted.match());
    } catch (RuntimeException e) {
      LOG.error("Failed to store the review of match {}", wanted.match(), e);
    }
  }

  /** Stores a review; if two nodes computed one at the same time, the first stays. */
  private void save(StoredReview review) {
    try {
      reviews.save(review);
    } catch (DataIntegrityViolationException e) {
      if (reviews.findById(review.getId()).isEmpty()) {
        throw e;
      }
      LOG.debug("Match {} has a review already", review.getId());
    }
  }
}
