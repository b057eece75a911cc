package games.chalet.solo.daily;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The seeds that were drawn for days. A day is its number since 1970, UTC. */
interface SeedDrawRepository extends Repository<SeedDraw, SeedDraw.Key> {

  /** Returns seeds of a day, in the order in which they were drawn. */
  @Query("from SeedDraw d where d.key.game = :game and d.key.epochDay = :day order by d.key.number")
  List<SeedDraw> of(String game, long day);

  /**
   * Returns seeds of the day for which that seed was drawn, in the order in which they were drawn.
   */
  @Query(
      """
      select a from SeedDraw a, SeedDraw b
      where a.key.game = b.key.game and a.key.epochDay = b.key.epochDay and b.seedHash = :seedHash
      order by a.key.number
      """)
  List<SeedDraw> withSeed(String seedHash);

  /** Returns the hash of the seed with which the deal of a day has been published. */
  @Query("select d.seedHash from Deal d where d.game = :game and d.day = :day")
  Optional<String> published(String game, LocalDate day);

  @Transactional
  SeedDraw save(SeedDraw draw);

  /** Stores the judgement of a seed; does nothing if it has one. */
  @Modifying
  @Transactional
  @Query(
      """
      update SeedDraw d set d.verdict = :verdict, d.nodes = :nodes, d.line = :line
      where d.key = :key and d.verdict = OPEN
      """)
  void judge(SeedDraw.Key key, Verdict verdict, int nodes, @Nullable String line);
}
