package games.chalet.match.journal;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * The claims by which a process becomes the owner of a match: the only one whose entries the
 * journal accepts. From that moment on the previous owner can write nothing any more, whether it
 * knows or not.
 */
@Component
public final class OwnerClaims {

  private final JdbcClient jdbc;

  public OwnerClaims(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /**
   * Claims a match; waits for a write of the previous owner if one is running. Call before the
   * match is read.
   *
   * @return the epoch to name with all further writes; no other claim has it
   */
  public int claim(String matchId) {
    while (true) {
      int epoch = epoch(matchId);
      int claimed =
          jdbc.sql("update matches set owner_epoch = ? where id = ? and owner_epoch = ?")
              .params(epoch + 1, matchId, epoch)
              .update();
      if (claimed == 1) {
        return epoch + 1;
      }
    }
  }

  /** Returns true if no process has claimed the match since. */
  public boolean stands(String matchId, int epoch) {
    return epoch(matchId) == epoch;
  }

  private int epoch(String matchId) {
    return jdbc.sql("select owner_epoch from matches where id = ?")
        .param(matchId)
        .query((row, number) -> row.getInt(1))
        .single();
  }
}
