package games.chalet.match.bots;

import games.chalet.engine.Game;
import games.chalet.json.Json;
import games.chalet.match.Review;
import games.chalet.match.bots.ReviewRepository.StoredReview;
import games.chalet.match.journal.JournalReader;
import games.chalet.match.journal.StoredMatch;
import games.chalet.match.state.Fold;
import games.chalet.match.state.GameJson;
import games.chalet.match.state.KnownGames;
import games.chalet.match.state.MatchRefusal;
import games.chalet.web.LastResort;
import games.chalet.web.limits.Party;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.stereotype.Component;

/**
 * Reviews of finished matches, computed on request, a decision at a time on the threads of the bots
 * and at the cost of whoever asked. Finished reviews are stored; unfinished ones have to be
 * requested again after the process closed.
 */
@Component
public final class Reviews {

  private static final Logger LOG = LoggerFactory.getLogger(Reviews.class);

  /** The most reviews in progress on this server; of the address with most, the last gives way. */
  public static final int MOST = 64;

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

  /** By match, in the order of the requests. */
  private final Map<String, Wanted> wanted = new LinkedHashMap<>();

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

  /** A review in progress. */
  private static final class Wanted {
    private final String match;
    private final Party by;

    /** Null until its first decision. */
    private volatile @Nullable ReviewPass<?, ?, ?, ?> pass;

    Wanted(String match, Party by) {
      this.match = match;
      this.by = by;
    }

    Review review() {
      ReviewPass<?, ?, ?, ?> present = pass;
      return present == null
          ? WAITING
          : new Review(Review.Status.THINKING, present.done(), present.plies(), List.of());
    }
  }

  /** Returns the review of a finished match, as far as it has come. */
  public Review find(String match) {
    return known(match).orElse(Review.NONE);
  }

  /**
   * Requests a review of a finished match if it is not done or running.
   *
   * @param by who asks
   * @throws games.chalet.web.RefusedException if too many are in progress
   */
  public Review ask(String match, Party by) {
    return known(match)
        .orElseGet(
            () -> {
              begin(new Wanted(match, by));
              progress.tell(match, 0, 0);
              return WAITING;
            });
  }

  private Optional<Review> known(String match) {
    return pending(match)
        .or(() -> reviews.findById(match).map(StoredReview::review))
        .or(() -> progress.find(match));
  }

  private synchronized Optional<Review> pending(String match) {
    return Optional.ofNullable(wanted.get(match)).map(Wanted::review);
  }

  private synchronized void begin(Wanted review) {
    if (wanted.containsKey(review.match)) {
      return;
    }
    if (count(other -> other.by.person().equals(review.by.person())) >= MOST_OF_A_GUEST) {
      throw MatchRefusal.TOO_FAST.of();
    }
    if (wanted.size() >= MOST) {
      makeRoomFor(review);
    }
    wanted.put(review.match, review);
    thinkOn(review);
  }

  private long count(Predicate<Wanted> which) {
    return wanted.values().stream().filter(which).count();
  }

  private void makeRoomFor(Wanted review) {
    Map<String, List<Wanted>> byAddress =
        wanted.values().stream().collect(Collectors.groupingBy(other -> other.by.address()));
    List<Wanted> most =
        byAddress.values().stream().max(Comparator.comparingInt(List::size)).orElseThrow();
    if (most.size() <= byAddress.getOrDefault(review.by.address(), List.of()).size() + 1) {
      throw MatchRefusal.BUSY.of();
    }
    String last = most.getLast().match;
    wanted.remove(last);
    progress.forget(last);
  }

  /** Waits among the thoughts of the bots. */
  @SuppressWarnings("FutureReturnValueIgnored") // Its failures are logged.
  private void thinkOn(Wanted review) {
    if (!threads.think(List.of(review.by), new FutureTask<>(() -> think(review), null))) {
      threads.after(PATIENCE, () -> thinkOn(review));
    }
  }

  private void think(Wanted review) {
    if (!isWanted(review)) {
      return;
    }
    try {
      if (step(review)) {
        tellOthers();
        thinkOn(review);
        return;
      }
    } catch (Throwable e) { // Whatever the failure is, the asker waits for an answer.
      LastResort.survive(e, LOG, "Match " + review.match + ": review failed");
      keep(review, new Review(Review.Status.FAILED, 0, 0, List.of()));
    }
    end(review);
  }

  private synchronized boolean isWanted(Wanted review) {
    return wanted.get(review.match) == review;
  }

  private synchronized void end(Wanted review) {
    wanted.remove(review.match, review);
  }

  /** Updates the other nodes, which may be asked for these reviews. */
  private void tellOthers() {
    reviewsToTell().forEach((match, review) -> progress.tell(match, review.done(), review.plies()));
  }

  private synchronized Map<String, Review> reviewsToTell() {
    return progress.isDue()
        ? wanted.values().stream().collect(Collectors.toMap(review -> review.match, Wanted::review))
        : Map.of();
  }

  /** Returns true if there is more to do. */
  private boolean step(Wanted review) throws Exception {
    ReviewPass<?, ?, ?, ?> pass = review.pass;
    if (pass == null) {
      StoredMatch stored = reader.find(review.match).orElseThrow();
      pass = pass(games.of(stored.header()).orElseThrow(), stored);
      review.pass = pass;
    }
    if (threads.measured(pass::step).call()) {
      return true;
    }
    keep(review, pass.result());
    return false;
  }

  private <O extends Record, S extends Record, A, V extends Record, E> ReviewPass<S, A, V, E> pass(
      Game<O, S, A, V, E> game, StoredMatch stored) {
    Fold<O, S, A, V, E> fold = new Fold<>(game, new GameJson<>(json, game), stored.header());
    return new ReviewPass<>(game, fold, reader.entries(stored.header().id()));
  }

  private void keep(Wanted wanted, Review review) {
    try {
      save(new StoredReview(wanted.match, review));
      progress.forget(wanted.match);
    } catch (RuntimeException e) {
      LOG.error("Failed to store the review of match {}", wanted.match, e);
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
