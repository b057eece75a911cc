package games.chalet.archive;

import java.util.Optional;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.transaction.annotation.Transactional;

/** Stored results of players. */
interface StoredStatisticsRepository extends Repository<StoredStatistics, String> {

  Optional<StoredStatistics> findById(String player);

  /**
   * Inserts a player's results.
   *
   * @throws org.springframework.dao.DataIntegrityViolationException if there are some already
   */
  @Transactional
  StoredStatistics save(StoredStatistics statistics);

  /** Removes a player's results. */
  @Modifying
  @Transactional
  @Query("delete from StoredStatistics s where s.player = :player")
  void remove(String player);
}
