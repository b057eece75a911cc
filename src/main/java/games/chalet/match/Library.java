package games.chalet.match;

import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/** Finished matches, read from the journal. */
final class Library {

  private static final Logger LOG = LoggerFactory.getLogger(Library.class);

  private final KnownGames games;
  private final Ledger ledger;
  private final Json json;

  Library(KnownGames games, Ledger ledger, Json json) {
    this.games = games;
    this.ledger = ledger;
    this.json = json;
  }

  /** What everybody may know of a finished match; needs no rules to be read. */
  Optional<RecordedMatch> recorded(String matchId) {
    return ledger.find(matchId).flatMap(this::recorded);
  }

  private Optional<RecordedMatch> recorded(StoredMatch sheet) {
    Header.End end = sheet.end();
    Header header = sheet.header();
    return end == null
        ? Optional.empty()
        : Optional.of(
            new RecordedMatch(
                header.game().id(),
                header.game().rulesVersion(),
                header.id(),
                header.game().options(),
                header.deal().first().orElse(null),
                header.allSeats().stream()
                    .map(
                        seat ->
                            new RecordedMatch.Name(seat, header.seats().get(seat.index()).name()))
                    .toList(),
                header.deal().seed().hex(),
                header.deal().seed().hash(),
                header.startedAt(),
                end.at(),
                plies(header.id()),
                end.outcome()));
  }

  private List<RecordedMatch.Ply> plies(String matchId) {
    List<RecordedMatch.Ply> plies = new ArrayList<>();
    for (Line line : Line.standing(ledger.lines(matchId))) {
      if (line.entry() instanceof Entry.Act act) {
        plies.add(
            new RecordedMatch.Ply(
                plies.size() + 1,
                line.at(),
                act.seat(),
                act.by(),
                json.read(act.action(), JsonNode.class)));
      }
    }
    return plies;
  }

  /** A finished match through one viewer's eyes; empty if its rules are not readable any more. */
  Optional<Replay> replay(String matchId, Viewer viewer) {
    return ledger
        .find(matchId)
        .filter(sheet -> sheet.end() != null)
        .filter(sheet -> sits(viewer, sheet.header()))
        .flatMap(sheet -> games.of(sheet.header()).flatMap(game -> replay(game, sheet, viewer)));
  }

  private static boolean sits(Viewer viewer, Header header) {
    return switch (viewer) {
      case Viewer.Seated seated -> seated.seat().index() < header.seats().size();
      case Viewer.Spectator spectator -> true;
    };
  }

  private <O extends Record, S extends Record, A, V extends Record, E> Optional<Replay> replay(
      Game<O, S, A, V, E> game, StoredMatch sheet, Viewer viewer) {
    try {
      Fold<O, S, A, V, E> fold = new Fold<>(game, new GameJson<>(json, game), json, sheet.header());
      return Optional.of(
          new Replay(
              sheet.summary(),
              new Reading<>(fold, viewer).read(Line.standing(ledger.lines(sheet.header().id())))));
    } catch (UnreadableMatch e) {
      LOG.warn("Match {} cannot be shown any more: {}", sheet.header().id(), e.getMessage());
      return Optional.empty();
    }
  }

  /** One pass through a journal. */
  private static final class Reading<S extends Record, A, V extends Record, E> {

    private final Fold<?, S, A, V, E> fold;
    private final int place;
    private final List<Replay.Ply> plies = new ArrayList<>();

    Reading(Fold<?, S, A, V, E> fold, Viewer viewer) {
      this.fold = fold;
      this.place = fold.viewers().indexOf(viewer);
    }

    List<Replay.Ply> read(List<Line> lines) {
      Position<S, A, V> position = fold.deal();
      plies.add(ply(position, List.of(), null));
      for (Line line : lines) {
        Fold.Move<S, A, V, E> move = fold.next(position, line);
        position = move.after();
        if (line.entry() instanceof Entry.Act act) {
          plies.add(ply(position, move.events(), act));
        }
      }
      return plies;
    }

    private Replay.Ply ply(Position<S, A, V> position, List<E> events, Entry.@Nullable Act act) {
      GameJson<A, V, E> json = fold.json();
      Seat seat = act == null ? null : act.seat();
      return new Replay.Ply(
          plies.size(),
          position.at(),
          seat,
          act == null ? null : act.by(),
          act == null ? null : json.tree(act.action()),
          json.tree(json.view(position.outlook().views().get(place))),
          TurnOfFrame.of(position.turn()),
          trees(events),
          trees(fold.game().hindsight(position.state())),
          fold.game().points(position.state()));
    }

    private List<JsonNode> trees(List<E> events) {
      return fold.json().tree(fold.json().events(events)).valueStream().toList();
    }
  }
}
