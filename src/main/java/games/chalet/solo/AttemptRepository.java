package games.chalet.solo;

import games.chalet.engine.Outcome;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;

/**
 * All matches for one. Where an order begins with a column that is the same in all rows, H2 reads
 * the rows in that order from an index, and no more than the limit.
 */
interface AttemptRepository extends Repository<Attempt, String> {

  /**
   * Suffix that sorts directly after the word itself, so that a {@code >=} scan skips to the next
   * distinct value.
   */
  String BEHIND = "\u0001";

  Optional<Attempt> findById(String match);

  /** Returns the one attempt of a player at some cards that counts. */
  @Query("from Attempt a where a.setup.seedHash = :seedHash and a.countedBy = :player")
  Optional<Attempt> counted(String player, String seedHash);

  /** Returns running attempts of a player, the latest first. */
  @Query(
      """
      from Attempt a where a.player = :player and a.progress.status = PLAYING
      order by a.progress.startedAt desc, a.match
      """)
  List<Attempt> running(String player);

  /** Returns running attempts of all players, the earliest first. */
  @Query(
      """
      from Attempt a where a.progress.endedAt is null and a.progress.status = PLAYING
      order by a.progress.startedAt, a.match
      """)
  List<Attempt> running();

  /** Returns the results that count at some cards, best first. */
  @Query(
      """
      from Attempt a where a.setup.seedHash = :seedHash and a.progress.ranked = true
      order by a.setup.seedHash, a.progress.ranked, a.returns desc, a.progress.endedAt, a.match
      """)
  List<Attempt> best(String seedHash, Limit limit);

  /** Returns the result that counts at some cards after so many better ones. */
  @Query(
      """
      from Attempt a where a.setup.seedHash = :seedHash and a.progress.ranked = true
      order by a.setup.seedHash, a.progress.ranked, a.returns desc, a.progress.endedAt, a.match
      offset :better rows fetch first 1 rows only
      """)
  Optional<Attempt> after(int better, String seedHash);

  /** Returns how many results count at some cards. */
  @Query(
      """
      select count(*) from Attempt a
      where a.setup.seedHash = :seedHash and a.progress.ranked = true
      """)
  int countRanked(String seedHash);

  /** Returns how many results at the same cards are better than that. */
  @Query(
      """
      select count(*) from Attempt a
      where a.setup.seedHash = :seedHash and a.progress.ranked = true and a.returns > :returns
      """)
  int countBetter(String seedHash, double returns);

  /** Returns the place of a result among all at the same cards; equal results share one. */
  default int placeAtCards(Attempt ranked) {
    return 1 + countBetter(ranked.seedHash(), ranked.returns());
  }

  /**
   * A game in one variation.
   *
   * @param options as JSON text
   */
  record Variation(String game, String options) {}

  /**
   * Returns the variations in which there are results that count: the index is read from one to the
   * next, not result by result.
   */
  default List<Variation> variations() {
    List<Variation> found = new ArrayList<>();
    Optional<String> game = gameFrom("");
    while (game.isPresent()) {
      Optional<String> options = optionsFrom(game.get(), "");
      while (options.isPresent()) {
        found.add(new Variation(game.get(), options.get()));
        options = optionsFrom(game.get(), options.get() + BEHIND);
      }
      game = gameFrom(game.get() + BEHIND);
    }
    return found;
  }

  /** Returns the first game at or after that one in which there are results that count. */
  @Query(
      """
      select a.setup.game from Attempt a
      where a.progress.ranked = true and a.setup.game >= :first
      order by a.progress.ranked, a.setup.game fetch first 1 rows only
      """)
  Optional<String> gameFrom(String first);

  /**
   * Returns the first options of a game at or after those for which there are results that count.
   */
  @Query(
      """
      select a.setup.options from Attempt a
      where a.progress.ranked = true and a.setup.game = :game and a.setup.options >= :first
      order by a.progress.ranked, a.setup.game, a.setup.options fetch first 1 rows only
      """)
  Optional<String> optionsFrom(String game, String first);

  /** Returns the best results of all players, best first, without those that are lost. */
  @Query(
      """
      from Attempt a
      where a.progress.ranked = true and a.setup.game = :#{#variation.game}
        and a.setup.options = :#{#variation.options} and a.returns > 0
      order by a.progress.ranked, a.setup.game, a.setup.options, a.returns desc,
        a.progress.endedAt, a.match
      """)
  List<Attempt> best(Variation variation, Limit limit);

  /** Returns the best results of one player, best first, without those that are lost. */
  @Query(
      """
      from Attempt a
      where a.progress.ranked = true and a.setup.game = :#{#variation.game}
        and a.setup.options = :#{#variation.options} and a.player = :player and a.returns > 0
      order by a.returns desc, a.progress.endedAt, a.match
      """)
  List<Attempt> bestOf(String player, Variation variation, Limit limit);

  /** Returns how many results of a variation are better than that. */
  @Query(
      """
      select count(*) from Attempt a
      where a.progress.ranked = true and a.setup.game = :game and a.setup.options = :options
        and a.returns > :returns
      """)
  int countBetter(String game, String options, double returns);

  /** Returns the place of a result among all of its variation; equal results share one. */
  default int placeInVariation(Attempt ranked) {
    return 1 + countBetter(ranked.setup().game(), ranked.setup().options(), ranked.returns());
  }

  /** Returns the latest end of an attempt that was played. */
  @Query(
      """
      select a.progress.endedAt from Attempt a
      where a.progress.endedAt is not null and a.progress.status <> WAIVED
      order by a.progress.endedAt desc fetch first 1 rows only
      """)
  Optional<Instant> newestEnd();

  /** The purpose of an attempt; {@code ranked}: its result is among those that count. */
  record Kind(String match, Attempt.Purpose purpose, boolean ranked) {}

  /** Returns the kinds of those of these matches that are attempts. */
  @Query(
      """
      select new games.chalet.solo.AttemptRepository$Kind(a.match, a.purpose, a.progress.ranked)
      from Attempt a where a.match in :matches
      """)
  List<Kind> kinds(Collection<String> matches);

  /** Returns those of these players who have an attempt. */
  @Query("select distinct a.player from Attempt a where a.player in :players")
  Set<String> playersAmong(Collection<String> players);

  /**
   * Inserts an attempt.
   *
   * @throws DataIntegrityViolationException if it is known already, or its player has one at these
   *     cards that counts
   */
  @Transactional
  Attempt save(Attempt attempt);

  /**
   * Inserts an attempt.
   *
   * @return false if it is known already, or its player has one at these cards that counts
   */
  default boolean add(Attempt attempt) {
    try {
      save(attempt);
      return true;
    } catch (DataIntegrityViolationException e) {
      if (findById(attempt.match()).isPresent()
          || counted(attempt.player(), attempt.seedHash()).isPresent()) {
        return false;
      }
      throw e;
    }
  }

  /** Stores that the match has begun at a table. */
  @Modifying
  @Transactional
  @Query("update Attempt a set a.progress.table = :table where a.match = :match")
  void began(String match, String table);

  /**
   * Stores the end of a running attempt; does nothing if it is over.
   *
   * @param outcome null, as is {@code returns}, if it was not played out
   * @param ending the numbers behind the outcome; null if there are none
   */
  @Modifying
  @Transactional
  @Query(
      """
      update Attempt a
      set a.progress.status = :status, a.progress.endedAt = :at, a.progress.outcome = :outcome,
        a.progress.ending = :ending, a.returns = :returns, a.progress.ranked = :ranked
      where a.match = :match and a.progress.status = PLAYING
      """)
  void ended(
      String match,
      Attempt.Status status,
      Instant at,
      @Nullable Outcome outcome,
      @Nullable JsonNode ending,
      @Nullable Double returns,
      boolean ranked);

  /** Removes a running attempt whose match never began. */
  @Modifying
  @Transactional
  @Query("delete from Attempt a where a.match = :match and a.progress.status = PLAYING")
  void drop(String match);
}
