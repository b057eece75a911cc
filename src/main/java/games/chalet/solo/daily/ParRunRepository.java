package games.chalet.solo.daily;

import java.time.LocalDate;
import java.util.List;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The runs of bots with the cards of days. */
interface ParRunRepository extends Repository<ParRun, ParRun.Key> {

  /** Returns runs with a seed, in their order. */
  @Query("from ParRun r where r.key.seedHash = :seedHash order by r.key.number")
  List<ParRun> of(String seedHash);

  /**
   * Inserts a run.
   *
   * @throws org.springframework.dao.DataIntegrityViolationException if there is one of that number
   */
  @Transactional
  ParRun save(ParRun run);

  /** Drops the actions of all runs with a seed but one. */
  @Modifying
  @Transactional
  @Query(
      """
      update ParRun r set r.actions = null
      where r.key.seedHash = :seedHash and r.key.number <> :watched
      """)
  void keepActionsOf(String seedHash, int watched);

  /**
   * Inserts a run; with the last one the par is known, and only the run that can be watched keeps
   * its actions. A crash in between loses nothing.
   */
  default void add(ParRun run) {
    save(run);
    String seedHash = run.getId().seedHash();
    List<ParRun> all = of(seedHash);
    if (all.size() == Par.RUNS) {
      keepActionsOf(seedHash, Par.watched(all).number());
    }
  }

  /** The cards of published days, from one to another, that have no par yet, the newest first. */
  @Query(
      """
      select new games.chalet.solo.daily.DayCards(d.game, d.rulesVersion, d.options, d.seed)
      from Deal d
      where d.kind = DAILY and d.day between :first and :last
        and (select count(*) from ParRun r where r.key.seedHash = d.seedHash) < :wanted
      order by d.day desc, d.game
      """)
  List<DayCards> daysWithout(LocalDate first, LocalDate last, int wanted);
}
