package games.chalet.table.change;

import games.chalet.match.EndedMatchRows;
import games.chalet.match.JournalTransaction;
import games.chalet.match.MatchSummary;
import games.chalet.table.persistence.Tables;
import java.util.Objects;
import org.springframework.stereotype.Component;

/**
 * Writes, in the transaction in which a match ends, that it is over at its table. The cached table
 * is updated, and the people there are told, by {@link TableTransactions#end}.
 */
@Component
class TableEndRows implements EndedMatchRows {

  private final Tables tables;

  TableEndRows(Tables tables) {
    this.tables = tables;
  }

  @Override
  public void write(MatchSummary ended, JournalTransaction journal) {
    tables.endAtOnce(
        ended.table(), ended.id(), Objects.requireNonNull(ended.endedAt()), journal.jdbc());
  }
}
