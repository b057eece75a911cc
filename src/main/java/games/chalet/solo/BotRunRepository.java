package games.chalet.solo;

import java.util.Optional;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.data.repository.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The results of bots, one for the cards of each deal at most. */
interface BotRunRepository extends Repository<BotRun, String> {

  Optional<BotRun> findById(String seedHash);

  /**
   * Inserts a run.
   *
   * @throws DataIntegrityViolationException if there is one with these cards
   */
  @Transactional
  BotRun save(BotRun run);

  /** Keeps a run, unless there is one with these cards; then it returns that one. */
  default BotRun keep(BotRun run) {
    try {
      return save(run);
    } catch (DataIntegrityViolationException e) {
      return findById(run.getId()).orElseThrow(() -> e);
    }
  }
}
