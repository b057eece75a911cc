package games.chalet.solo;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The shared cards. */
interface DealRepository extends Repository<Deal, String> {

  Optional<Deal> findById(String code);

  Optional<Deal> findBySeedHash(String seedHash);

  Optional<Deal> findByGameAndDay(String game, LocalDate day);

  /**
   * Returns the days, from one to another, on whose deal of a game a player has a result that
   * counts, the last first. As a subquery, for H2 would begin a join with all attempts.
   */
  @Query(
      """
      select d.day from Deal d
      where d.game = :game and d.day between :first and :last
        and exists (
          select 1 from Attempt a
          where a.setup.seedHash = d.seedHash and a.countedBy = :player
            and a.progress.ranked = true)
      order by d.day desc
      """)
  List<LocalDate> daysPlayed(String player, String game, LocalDate first, LocalDate last);

  /**
   * Inserts a deal.
   *
   * @throws DataIntegrityViolationException if these cards are shared already, or the day has a
   *     deal
   */
  @Transactional
  Deal save(Deal deal);

  /**
   * Shares these cards, unless they are shared already or the day has a deal; then it returns that
   * one.
   */
  default Deal share(Deal deal) {
    try {
      return save(deal);
    } catch (DataIntegrityViolationException e) {
      LocalDate day = deal.day();
      return (day == null ? findBySeedHash(deal.seed().hash()) : findByGameAndDay(deal.game(), day))
          .orElseThrow(() -> e);
    }
  }
}
