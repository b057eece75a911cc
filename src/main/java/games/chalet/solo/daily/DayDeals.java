package games.chalet.solo.daily;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seed;
import games.chalet.engine.Solution;
import games.chalet.json.Json;
import games.chalet.rules.GameCatalog;
import games.chalet.storage.locks.SharedLocks;
import java.security.SecureRandom;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/**
 * The seeds of the days: drawn ahead until one is found that can be won. Once the deal of a day is
 * published nothing is drawn for it any more.
 */
public final class DayDeals {

  private static final Logger LOG = LoggerFactory.getLogger(DayDeals.class);

  /** Held by a node that draws or publishes, so that no other does. */
  private static final String LOCK = "deals of the days";

  /** The most seeds that are drawn for a day; the last is taken whatever it is. */
  static final int MOST_SEEDS = 64;

  private final SharedLocks locks;
  private final GameCatalog games;
  private final SeedDrawRepository draws;
  private final Json json;
  private final SecureRandom random;
  private final int nodes;

  /**
   * Creates draws from that chance.
   *
   * @param nodes the number of positions that the search looks at for each seed; 0: every seed is
   *     taken
   */
  DayDeals(
      SharedLocks locks,
      GameCatalog games,
      SeedDrawRepository draws,
      Json json,
      SecureRandom random,
      int nodes) {
    this.locks = locks;
    this.games = games;
    this.draws = draws;
    this.json = json;
    this.random = random;
    this.nodes = nodes;
  }

  /**
   * Publishes the deal of a day with the last drawn seed; if there is none, with a new, unjudged
   * one.
   *
   * @param publish writes the deal
   */
  public <T> T publish(
      Game<?, ?, ?, ?, ?> game, LocalDate day, JsonNode options, Function<DayCards, T> publish) {
    return locks.holding(
        LOCK,
        () -> {
          SeedDraw last =
              last(game, day)
                  .filter(draw -> isDealtAs(draw, game, options))
                  .orElseGet(() -> draw(game, day, options));
          return publish.apply(last.cards());
        });
  }

  /**
   * Returns all seeds that were drawn for the deal with that one; none for days before this was
   * done.
   */
  public List<SeedDraw> drawnFor(String seedHash) {
    return draws.withSeed(seedHash);
  }

  /** Returns the seed of a day that is not published yet, where no other will be drawn for it. */
  Optional<SeedDraw> settled(Game<?, ?, ?, ?, ?> game, LocalDate day) {
    return last(game, day)
        .filter(draw -> draw.verdict() != Verdict.OPEN)
        .filter(draw -> !draw.verdict().isRejected() || draw.number() >= MOST_SEEDS);
  }

  /**
   * Judges one seed of that day, which is drawn for it if needed.
   *
   * @return false if there is nothing left to do
   */
  boolean judgeOne(Game<?, ?, ?, ?, ?> game, LocalDate day) {
    Optional<SeedDraw> next = locks.holding(LOCK, () -> next(game, day));
    next.ifPresent(draw -> judge(draw, judged(draw)));
    return next.isPresent();
  }

  private Optional<SeedDraw> next(Game<?, ?, ?, ?, ?> game, LocalDate day) {
    Optional<SeedDraw> last = last(game, day);
    Optional<JsonNode> options = game.dealOfTheDay(day.toEpochDay()).map(json::tree);
    Optional<String> published = draws.published(game.info().id(), day);
    boolean drawsMore =
        options.isPresent()
            && published.isEmpty()
            && last.filter(draw -> isDealtAs(draw, game, options.get()))
                .filter(draw -> !draw.verdict().isRejected() || draw.number() >= MOST_SEEDS)
                .isEmpty();
    return drawsMore
        ? Optional.of(draw(game, day, options.get()))
        : last.filter(draw -> draw.verdict() == Verdict.OPEN)
            .filter(draw -> rules(draw.cards()).isPresent());
  }

  private Optional<SeedDraw> last(Game<?, ?, ?, ?, ?> game, LocalDate day) {
    List<SeedDraw> all = draws.of(game.info().id(), day.toEpochDay());
    return all.isEmpty() ? Optional.empty() : Optional.of(all.getLast());
  }

  /**
   * Returns false for a draw from before the rules were corrected, or the days were divided
   * otherwise.
   */
  private static boolean isDealtAs(SeedDraw draw, Game<?, ?, ?, ?, ?> game, JsonNode options) {
    return draw.cards().rulesVersion() == game.info().rulesVersion()
        && draw.cards().options().equals(options);
  }

  private SeedDraw draw(Game<?, ?, ?, ?, ?> game, LocalDate day, JsonNode options) {
    DayCards cards =
        new DayCards(game.info().id(), game.info().rulesVersion(), options, Seed.random(random));
    int number = last(game, day).map(SeedDraw::number).orElse(0) + 1;
    return draws.save(new SeedDraw(day, number, cards));
  }

  private void judge(SeedDraw draw, SeedDraw.Judgement found) {
    draws.judge(draw.getId(), found.verdict(), found.nodes(), found.line().orElse(null));
  }

  private Optional<Game<?, ?, ?, ?, ?>> rules(DayCards cards) {
    return games.find(cards.game(), cards.rulesVersion());
  }

  private SeedDraw.Judgement judged(SeedDraw draw) {
    return judged(rules(draw.cards()).orElseThrow(), draw.cards());
  }

  private <O extends Record> SeedDraw.Judgement judged(Game<O, ?, ?, ?, ?> game, DayCards cards) {
    if (nodes == 0) {
      return new SeedDraw.Judgement(Verdict.UNASKED, 0, Optional.empty());
    }
    try {
      return game.solve(cards.optionsFor(game, json), new Chance(cards.seed()), nodes)
          .map(this::judgement)
          .orElse(new SeedDraw.Judgement(Verdict.UNASKED, 0, Optional.empty()));
    } catch (RuntimeException e) { // The same would happen again; the day must have a deal.
      LOG.error("Solver failed for game {} and seed {}", cards.game(), cards.seed(), e);
      return new SeedDraw.Judgement(Verdict.UNKNOWN, 0, Optional.empty());
    }
  }

  private SeedDraw.Judgement judgement(Solution<?> solution) {
    Verdict verdict =
        solution.line().isPresent()
            ? Verdict.FOUND
            : solution.complete() ? Verdict.IMPOSSIBLE : Verdict.UNKNOWN;
    return new SeedDraw.Judgement(
        verdict, solution.nodes(), solution.line().map(line -> Lines.write(line, json)));
  }
}
