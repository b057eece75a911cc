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
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Service;

/** Finished matches, newest first. */
@Service
class Archive {

  private static final Logger LOG = LoggerFactory.getLogger(Archive.class);

  static final int PAGE = 30;

  /** The name of one who wished to be forgotten. */
  static final String FORGOTTEN = "a guest";

  private final ArchivedMatches matches;
  private final Players players;

  Archive(ArchivedMatches matches, Players players) {
    this.matches = matches;
    this.players = players;
  }

  /** Adds a finished match; does nothing if it is there already. */
  void add(MatchSummary match) {
    if (!matches.exists(match.id())) {
      addMissing(match);
    }
  }

  /** The same just after its end, with which it came here as a rule. */
  void confirm(MatchSummary match) {
    if (matches.exists(match.id())) {
      forgetThoseWhoAreGone(match);
    } else {
      addMissing(match);
    }
  }

  private void addMissing(MatchSummary match) {
    try {
      matches.add(match, this::nameNow);
      forgetThoseWhoAreGone(match);
    } catch (DuplicateKeyException e) {
      LOG.debug("Match {} came into the archive meanwhile", match.id(), e);
    }
  }

  /** Somebody may have been forgotten, by any node, while their match was written down. */
  private void forgetThoseWhoAreGone(MatchSummary match) {
    match.seats().stream()
        .filter(seated -> !nameNow(seated).equals(seated.name()))
        .forEach(seated -> forget(seated.player()));
  }

  Optional<MatchSummary> find(String id) {
    return matches.find(id);
  }

  /** When the match that ended last did so. */
  Optional<Instant> newest() {
    return matches.newest();
  }

  Page publicAfter(ArchiveCursor cursor) {
    return page(matches.publicAfter(cursor, PAGE + 1));
  }

  Page ofPlayerAfter(String player, ArchiveCursor cursor) {
    return page(matches.ofPlayerAfter(player, cursor, PAGE + 1));
  }

  void forget(String player) {
    matches.rename(player, FORGOTTEN);
  }

  /** Somebody forgotten during the match is not to come back with its end. */
  private String nameNow(MatchSummary.Seated seated) {
    return seated.bot().isPresent() || players.find(seated.player()).isPresent()
        ? seated.name()
        : FORGOTTEN;
  }

  private static Page page(List<MatchSummary> found) {
    if (found.size() <= PAGE) {
      return new Page(found, Optional.empty());
    }
    List<MatchSummary> shown = found.subList(0, PAGE);
    MatchSummary last = shown.getLast();
    Instant ended = Objects.requireNonNull(last.endedAt());
    return new Page(shown, Optional.of(new ArchiveCursor(ended, last.id()).text()));
  }

  /**
   * Some of the list.
   *
   * @param next where it goes on; empty at its end
   */
  record Page(List<MatchSummary> matches, Optional<String> next) {

    Page {
      matches = List.copyOf(matches);
    }

    /** The same, where the cards of these are closed to whoever reads it. */
    Page withoutSeeds(Set<String> closed) {
      return new Page(
          matches.stream()
              .map(match -> closed.contains(match.id()) ? match.withoutSeed() : match)
              .toList(),
          next);
    }
  }
}
