package games.chalet.archive;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.match.CardSecrecy;
import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.RecordedMatch;
import games.chalet.match.Review;
import games.chalet.player.Player;
import games.chalet.web.RefusedException;
import games.chalet.web.limits.Party;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/**
 * Matches over HTTP.
 *
 * <p>A finished match is open to anyone who has its id, which cannot be guessed: that is the link
 * to share. Lists show a person's own matches and those at public tables. A running match has only
 * a summary, for people who may know of it.
 */
@RestController
@RequestMapping("/api/matches")
class ArchiveController {

  private static final Pattern SEATED = Pattern.compile("seat\\.(\\d{1,2})");

  private final Matches matches;
  private final Archive archive;
  private final Replays replays;
  private final CardSecrecy secrecy;

  ArchiveController(Matches matches, Archive archive, Replays replays, CardSecrecy secrecy) {
    this.secrecy = secrecy;
    this.matches = matches;
    this.archive = archive;
    this.replays = replays;
  }

  @GetMapping("/{match}")
  MatchSummary match(@PathVariable String match, Optional<Player> player) {
    MatchSummary summary = summary(match, player);
    return summary.status() == MatchStatus.OVER && !isOpen(match, player)
        ? summary.withoutSeed()
        : summary;
  }

  @GetMapping
  Archive.Page list(
      @RequestParam String whose, @RequestParam Optional<String> before, Optional<Player> player) {
    ArchiveCursor cursor = before.map(ArchiveCursor::parse).orElse(ArchiveCursor.START);
    matches.awaitListeners();
    Archive.Page page =
        switch (whose) {
          case "public" -> archive.publicAfter(cursor);
          case "mine" ->
              archive.ofPlayerAfter(
                  player.orElseThrow(ArchiveController::guestNeeded).id(), cursor);
          default -> throw ArchiveRefusal.WHOSE.of();
        };
    List<String> ids = page.matches().stream().map(MatchSummary::id).toList();
    return page.withoutSeeds(secrecy.closedTo(idOf(player), ids));
  }

  @GetMapping("/{match}/record")
  RecordedMatch record(@PathVariable String match, Optional<Player> player) {
    open(match, player);
    return matches
        .recorded(match)
        .map(record -> archive.find(match).map(names -> named(record, names)).orElse(record))
        .orElseThrow(ArchiveController::unknown);
  }

  /** Returns the record with the archive's names, so that a removed name cannot be read in it. */
  private static RecordedMatch named(RecordedMatch record, MatchSummary names) {
    return record.named(names.seats().stream().map(RecordedMatch.Name::of).toList());
  }

  @GetMapping(path = "/{match}/replay", produces = MediaType.APPLICATION_JSON_VALUE)
  byte[] replay(
      @PathVariable String match,
      @RequestParam String viewer,
      Optional<Player> player,
      HttpServletRequest request) {
    Viewer by = viewer(viewer, open(match, player));
    return replays
        .find(match, by, Party.of(request, idOf(player)))
        .orElseThrow(ArchiveController::unknown);
  }

  /** Returns what its player has missed of a running match since their last turn. */
  @GetMapping(path = "/{match}/recap", produces = MediaType.APPLICATION_JSON_VALUE)
  byte[] recap(Player me, @PathVariable String match, HttpServletRequest request) {
    return replays.recap(match, Party.of(request, me.id())).orElseThrow(ArchiveController::unknown);
  }

  @GetMapping("/{match}/review")
  Review review(@PathVariable String match, Optional<Player> player) {
    return matches.review(open(match, player).id());
  }

  @PostMapping("/{match}/review")
  @ResponseStatus(HttpStatus.ACCEPTED)
  Review askForReview(Player me, @PathVariable String match, HttpServletRequest request) {
    return matches.askForReview(open(match, Optional.of(me)).id(), Party.of(request, me.id()));
  }

  private MatchSummary finished(String match, Optional<Player> player) {
    MatchSummary summary = summary(match, player);
    if (summary.status() != MatchStatus.OVER) {
      throw ArchiveRefusal.STILL_PLAYED.of();
    }
    return summary;
  }

  /** Returns a finished match whose cards this person may see. */
  private MatchSummary open(String match, Optional<Player> player) {
    MatchSummary summary = finished(match, player);
    if (!isOpen(match, player)) {
      throw ArchiveRefusal.DEAL_CLOSED.of();
    }
    return summary;
  }

  /**
   * Returns true if the match is open. It may be closed by another match whose end has not been
   * handled yet.
   */
  private boolean isOpen(String match, Optional<Player> player) {
    if (secrecy.isOpenTo(idOf(player), match)) {
      return true;
    }
    matches.awaitListeners();
    return secrecy.isOpenTo(idOf(player), match);
  }

  private static @Nullable String idOf(Optional<Player> player) {
    return player.map(Player::id).orElse(null);
  }

  private MatchSummary summary(String match, Optional<Player> player) {
    return archive.find(match).orElseGet(() -> known(match, player));
  }

  /** Returns a match that is not in the archive: it is running, or has just ended. */
  private MatchSummary known(String match, Optional<Player> player) {
    return matches
        .find(match)
        .filter(found -> found.status() == MatchStatus.OVER || matches.mayKnow(match, idOf(player)))
        .orElseThrow(ArchiveController::unknown);
  }

  private static Viewer viewer(String text, MatchSummary match) {
    if (text.equals("spectators")) {
      return new Viewer.Spectator();
    }
    Matcher seated = SEATED.matcher(text);
    if (seated.matches()) {
      Seat seat = new Seat(Integer.parseInt(seated.group(1)));
      if (seat.index() < match.seats().size()) {
        return new Viewer.Seated(seat);
      }
    }
    throw ArchiveRefusal.VIEWER.of();
  }

  private static RefusedException unknown() {
    return ArchiveRefusal.UNKNOWN_MATCH.of();
  }

  private static RefusedException guestNeeded() {
    return ArchiveRefusal.NEVER_PLAYED.of();
  }
}
