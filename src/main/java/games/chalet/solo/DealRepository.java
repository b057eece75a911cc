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
   * Returns the days up to {@code last} on whose deal of a game a player has a result that counts,
   * the last first.
   */
  @Query(
      """
      select d.day from Deal d join Attempt a on a.played.seedHash = d.seedHash
      where a.countedBy = :player and a.progress.ranked = true and d.game = :game
        and d.day <= :last
      order by d.day desc
      """)
  List<LocalDate> daysPlayed(String player, String game, LocalDate last);

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
