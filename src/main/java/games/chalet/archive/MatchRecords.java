package games.chalet.archive;

import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.RecordedMatch;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The public records of finished matches. */
@Component
class MatchRecords {

  private final Matches matches;
  private final Archive archive;

  MatchRecords(Matches matches, Archive archive) {
    this.matches = matches;
    this.archive = archive;
  }

  /** Returns a record; empty if there is none or the match is running. */
  Optional<RecordedMatch> find(String match) {
    return matches
        .recorded(match)
        .map(record -> archive.find(match).map(names -> named(record, names)).orElse(record));
  }

  /** Returns the record with the archive's names, so that a removed name cannot be read in it. */
  private static RecordedMatch named(RecordedMatch record, MatchSummary names) {
    return record.named(names.seats().stream().map(RecordedMatch.Name::of).toList());
  }
}
