package games.chalet.solo.daily;

import games.chalet.engine.Game;
import games.chalet.rules.GameCatalog;
import games.chalet.web.ReadCache;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataIntegrityViolationException;

/** The pars of the days, and the next run to be played for one. */
public final class Pars {

  private static final Logger LOG = LoggerFactory.getLogger(Pars.class);
  private static final int REMEMBERED = 500;

  /** The number of past days that get a par, too. */
  private static final int DAYS_BACK = 30;

  private final GameCatalog games;
  private final DayDeals deals;
  private final ParRunRepository runs;
  private final ParPlayer player;
  private final ReadCache<String, Par> known = new ReadCache<>(REMEMBERED);

  /** The seeds with which a bot failed: not tried again before the next start. */
  private final Set<String> failed = new HashSet<>();

  Pars(GameCatalog games, DayDeals deals, ParRunRepository runs, ParPlayer player) {
    this.games = games;
    this.deals = deals;
    this.runs = runs;
    this.player = player;
  }

  /** Returns the par of the cards with that hash, once all runs have been played. */
  public Optional<Par> of(String seedHash) {
    return known.get(
        seedHash, () -> Optional.of(runs.of(seedHash)).filter(Pars::areAll).map(Par::of));
  }

  /** Returns the actions of the run that can be watched, as a list in JSON. */
  public Optional<String> watched(String seedHash) {
    return Optional.of(runs.of(seedHash))
        .filter(Pars::areAll)
        .flatMap(all -> Par.watched(all).actions());
  }

  private static boolean areAll(List<ParRun> runs) {
    return runs.size() >= Par.RUNS;
  }

  /**
   * Plays one run: for the deals of {@code today}, then for those drawn for it and for tomorrow,
   * then for past days.
   *
   * @return false if there is nothing left to do
   */
  boolean playOne(LocalDate today) throws InterruptedException {
    Optional<DayCards> next = wanting(today).findFirst();
    if (next.isPresent()) {
      playOne(next.get());
    }
    return next.isPresent();
  }

  private Stream<DayCards> wanting(LocalDate today) {
    return Stream.of(
            runs.daysWithout(today, today, Par.RUNS).stream(),
            drawn(today).filter(this::wantsRuns),
            drawn(today.plusDays(1)).filter(this::wantsRuns),
            runs.daysWithout(today.minusDays(DAYS_BACK), today.minusDays(1), Par.RUNS).stream())
        .flatMap(cards -> cards)
        .filter(cards -> !failed.contains(cards.seed().hash()))
        .filter(cards -> games.find(cards.game(), cards.rulesVersion()).isPresent());
  }

  private Stream<DayCards> drawn(LocalDate day) {
    return games.games().stream()
        .flatMap(game -> deals.settled(game, day).stream())
        .map(SeedDraw::cards);
  }

  private boolean wantsRuns(DayCards cards) {
    return !areAll(runs.of(cards.seed().hash()));
  }

  private void playOne(DayCards cards) throws InterruptedException {
    String hash = cards.seed().hash();
    Game<?, ?, ?, ?, ?> game = games.find(cards.game(), cards.rulesVersion()).orElseThrow();
    ParRun run;
    try {
      run = player.play(game, cards, runs.of(hash).size() + 1);
    } catch (RuntimeException e) { // The same would happen again; others must get their par.
      LOG.error("Failed to compute par of {} for seed {}", cards.game(), hash, e);
      failed.add(hash);
      return;
    }
    try {
      runs.add(run);
    } catch (DataIntegrityViolationException e) {
      if (runs.of(hash).size() < run.number()) {
        throw e;
      }
      LOG.debug("Another node has stored the same par run for seed {}", hash, e);
    }
  }
}
