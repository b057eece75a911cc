package games.chalet.archive;

import games.chalet.match.EndedMatchRows;
import games.chalet.match.JournalTransaction;
import games.chalet.match.MatchSummary;
import java.util.List;
import org.springframework.stereotype.Component;

/**
 * Archives a match in the transaction in which it ends, under the present names of its players.
 * {@link Archive#confirm} removes the name of a player who was forgotten at that moment.
 */
@Component
class ArchiveRows implements EndedMatchRows {

  @Override
  public void write(MatchSummary ended, JournalTransaction journal) {
    if (!exists(ended.id(), journal)) {
      ArchivedMatch match = new ArchivedMatch(ended, MatchSummary.Seated::name);
      journal.insert(List.of(match));
      journal.insert(match.seats());
    }
  }

  private static boolean exists(String match, JournalTransaction journal) {
    return !journal
        .jdbc()
        .queryForList("select id from archived_match where id = ?", String.class, match)
        .isEmpty();
  }
}
