package games.chalet.archive;

import games.chalet.match.MatchSummary;
import games.chalet.player.Players;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Finished matches, newest first. */
@Service
class Archive {

  static final int PAGE = 30;

  /** The name of one who wished to be forgotten. */
  static final String FORGOTTEN = "a guest";

  private final ArchivedMatches matches;
  private final ArchivedMatchMapper mapper;
  private final Players players;

  Archive(ArchivedMatches matches, ArchivedMatchMapper mapper, Players players) {
    this.matches = matches;
    this.mapper = mapper;
    this.players = players;
  }

  /** Adds a finished match; does nothing if it is there already. */
  void add(MatchSummary match) {
    if (matches.existsById(match.id())) {
      return;
    }
    try {
      matches.save(mapper.toRow(match, this::nameNow));
    } catch (DataIntegrityViolationException e) {
      if (!matches.existsById(match.id())) {
        throw e;
      }
    }
  }

  Optional<MatchSummary> find(String id) {
    return matches.findById(id).map(mapper::fromRow);
  }

  /** When the match that ended last did so. */
  Optional<Instant> newest() {
    return matches.findFirstByOrderByEndedAtDescIdDesc().map(match -> match.endedAt);
  }

  Page publicAfter(ArchiveCursor cursor) {
    return page(matches.publicAfter(cursor.endedAt(), cursor.id(), Limit.of(PAGE + 1)));
  }

  Page ofPlayerAfter(String player, ArchiveCursor cursor) {
    return page(matches.ofPlayerAfter(player, cursor.endedAt(), cursor.id(), Limit.of(PAGE + 1)));
  }

  @Transactional
  void forget(String player) {
    matches.rename(player, FORGOTTEN);
  }

  /** Somebody forgotten during the match is not to come back with its end. */
  private String nameNow(MatchSummary.Seated seated) {
    return seated.bot().isPresent() || players.find(seated.player()).isPresent()
        ? seated.name()
        : FORGOTTEN;
  }

  private Page page(List<ArchivedMatch> found) {
    List<MatchSummary> shown = found.stream().limit(PAGE).map(mapper::fromRow).toList();
    if (found.size() <= PAGE) {
      return new Page(shown, Optional.empty());
    }
    ArchivedMatch last = found.get(PAGE - 1);
    return new Page(shown, Optional.of(new ArchiveCursor(last.endedAt, last.id).text()));
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
