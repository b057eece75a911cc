package games.chalet.archive;

import games.chalet.match.MatchSummary;
import games.chalet.player.Players;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;

/** Finished matches, newest first. */
@Service
class Archive {

  private static final Logger LOG = LoggerFactory.getLogger(Archive.class);

  static final int PAGE = 30;

  /** One match more than a page shows, to know whether the list continues. */
  private static final Limit ONE_MORE = Limit.of(PAGE + 1);

  /** The name shown for a player who asked to be forgotten. */
  static final String FORGOTTEN = "a guest";

  private final ArchivedMatchRepository matches;
  private final Players players;

  Archive(ArchivedMatchRepository matches, Players players) {
    this.matches = matches;
    this.players = players;
  }

  /** Adds a finished match; does nothing if it is there already. */
  void add(MatchSummary match) {
    if (!matches.existsById(match.id())) {
      addMissing(match);
    }
  }

  /** Adds a match just after its end; usually it was added in the transaction of that end. */
  void confirm(MatchSummary match) {
    if (matches.existsById(match.id())) {
      forgetThoseWhoAreGone(match);
    } else {
      addMissing(match);
    }
  }

  private void addMissing(MatchSummary match) {
    try {
      matches.save(new ArchivedMatch(match, this::nameNow));
      forgetThoseWhoAreGone(match);
    } catch (DataIntegrityViolationException e) {
      if (!matches.existsById(match.id())) {
        throw e;
      }
      LOG.debug("Match {} is already in the archive", match.id(), e);
    }
  }

  /**
   * Removes the names of players whom any node has forgotten while their match was being written.
   */
  private void forgetThoseWhoAreGone(MatchSummary match) {
    match.seats().stream()
        .filter(seated -> !nameNow(seated).equals(seated.name()))
        .forEach(seated -> forget(seated.player()));
  }

  Optional<MatchSummary> find(String id) {
    return matches.findById(id).map(ArchivedMatch::summary);
  }

  /** Returns the latest end of a match. */
  Optional<Instant> newest() {
    return matches.newestEnd();
  }

  Page publicAfter(ArchiveCursor cursor) {
    return page(matches.publicAfter(cursor.endedAt(), cursor.id(), ONE_MORE));
  }

  Page ofPlayerAfter(String player, ArchiveCursor cursor) {
    return page(matches.ofPlayerAfter(player, cursor.endedAt(), cursor.id(), ONE_MORE));
  }

  void forget(String player) {
    matches.rename(player, FORGOTTEN);
  }

  /**
   * Returns the name, so that a player who was forgotten during the match does not come back with
   * its end.
   */
  private String nameNow(MatchSummary.Seated seated) {
    return seated.bot().isPresent() || players.find(seated.player()).isPresent()
        ? seated.name()
        : FORGOTTEN;
  }

  private static Page page(List<ArchivedMatch> matches) {
    List<MatchSummary> found = matches.stream().map(ArchivedMatch::summary).toList();
    if (found.size() <= PAGE) {
      return new Page(found, Optional.empty());
    }
    List<MatchSummary> shown = found.subList(0, PAGE);
    MatchSummary last = shown.getLast();
    Instant ended = Objects.requireNonNull(last.endedAt());
    return new Page(shown, Optional.of(new ArchiveCursor(ended, last.id()).text()));
  }

  /**
   * One page of the list.
   *
   * @param next the cursor of the next page; empty at the end
   */
  record Page(List<MatchSummary> matches, Optional<String> next) {

    Page {
      matches = List.copyOf(matches);
    }

    /** Returns a copy without the seeds of matches whose cards are closed to the reader. */
    Page withoutSeeds(Set<String> closed) {
      return new Page(
          matches.stream()
              .map(match -> closed.contains(match.id()) ? match.withoutSeed() : match)
              .toList(),
          next);
    }
  }
}
