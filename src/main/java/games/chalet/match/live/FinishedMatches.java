package games.chalet.match.live;

import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.json.Json;
import games.chalet.match.ActedBy;
import games.chalet.match.Beginning;
import games.chalet.match.ContinuedFrom;
import games.chalet.match.NewMatch;
import games.chalet.match.NewMatch.KnownCards;
import games.chalet.match.RecordedMatch;
import games.chalet.match.Replay;
import games.chalet.match.Seating;
import games.chalet.match.TurnView;
import games.chalet.match.journal.Entry;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.JournalReader;
import games.chalet.match.journal.NumberedEntry;
import games.chalet.match.journal.StoredMatch;
import games.chalet.match.live.writer.GameJsons;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.Fold;
import games.chalet.match.state.Fold.UnreadableMatchException;
import games.chalet.match.state.GameJson;
import games.chalet.match.state.KnownGames;
import games.chalet.match.state.MatchRefusal;
import games.chalet.match.state.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/** Finished matches, read from the journal. */
@Component
final class FinishedMatches {

  private static final Logger LOG = LoggerFactory.getLogger(FinishedMatches.class);

  private final KnownGames games;
  private final JournalReader reader;
  private final Json json;
  private final GameJsons gameJsons;

  FinishedMatches(KnownGames games, JournalReader reader, Json json, GameJsons gameJsons) {
    this.games = games;
    this.reader = reader;
    this.json = json;
    this.gameJsons = gameJsons;
  }

  /** Returns the public record of a finished match; no rules are needed to read it. */
  Optional<RecordedMatch> recorded(String matchId) {
    return reader.find(matchId).flatMap(this::recorded);
  }

  private Optional<RecordedMatch> recorded(StoredMatch stored) {
    Header.End end = stored.end();
    Header header = stored.header();
    return end == null
        ? Optional.empty()
        : Optional.of(
            new RecordedMatch(
                setup(header),
                header.deal().seed().hex(),
                header.deal().seed().hash(),
                header.startedAt(),
                end.at(),
                plies(header.id()),
                end.outcome()));
  }

  private static RecordedMatch.Setup setup(Header header) {
    return new RecordedMatch.Setup(
        header.game().id(),
        header.game().rulesVersion(),
        header.id(),
        header.game().options(),
        header.deal().first().orElse(null),
        header.allSeats().stream()
            .map(
                seat ->
                    new RecordedMatch.Name(
                        seat,
                        header.seats().get(seat.index()).name(),
                        header.botAt(seat),
                        Seating.program(header.playerAt(seat))))
            .toList(),
        header.deal().continues());
  }

  /**
   * Returns a finished match until one of its plies.
   *
   * @throws games.chalet.web.RefusedException if it cannot be continued there
   */
  Beginning beginning(ContinuedFrom from) {
    StoredMatch stored = reader.find(from.match()).orElseThrow(MatchRefusal.UNKNOWN::of);
    if (stored.end() == null) {
      throw MatchRefusal.RUNNING.of();
    }
    Header header = stored.header();
    List<NumberedEntry> entries =
        NumberedEntry.earlier(reader.entries(header.id()), from.ply(), header.startedAt());
    if (entries.size() != from.ply()) {
      throw MatchRefusal.UNKNOWN_PLY.of();
    }
    return new Beginning(
        new NewMatch.WantedGame(header.game().id(), header.game().options()),
        header.deal().first(),
        new KnownCards(header.deal().seed(), header.game().rulesVersion(), Optional.of(from)),
        header.seats().stream().map(Seating::playerId).toList(),
        awaited(games.of(header).orElseThrow(MatchRefusal.RULES_CHANGED::of), header, entries));
  }

  private <O extends Record, S extends Record, A, V extends Record, E> SortedSet<Seat> awaited(
      Game<O, S, A, V, E> game, Header header, List<NumberedEntry> entries) {
    try {
      return switch (CommittedMatch.of(game, gameJsons.of(game), header, entries)
          .position()
          .turn()) {
        case Turn.Decision decision -> decision.awaited();
        case Turn.Over over -> throw MatchRefusal.NOTHING_TO_PLAY.of();
      };
    } catch (UnreadableMatchException e) {
      LOG.warn("Match {} cannot be continued: {}", header.id(), e.getMessage());
      throw MatchRefusal.RULES_CHANGED.of();
    }
  }

  private List<RecordedMatch.Ply> plies(String matchId) {
    List<RecordedMatch.Ply> plies = new ArrayList<>();
    HintedSeats hinted = new HintedSeats();
    for (NumberedEntry numbered : NumberedEntry.standing(reader.entries(matchId))) {
      if (numbered.entry() instanceof Entry.Act act) {
        plies.add(
            new RecordedMatch.Ply(
                plies.size() + 1,
                numbered.at(),
                act.seat(),
                act.by(),
                json.read(act.action(), JsonNode.class),
                hinted.before(act)));
      } else {
        hinted.note(numbered.entry());
      }
    }
    return plies;
  }

  /**
   * Returns a finished match through one viewer's eyes; empty if its rules are not readable any
   * more.
   */
  Optional<Replay> replay(String matchId, Viewer viewer) {
    return reader
        .find(matchId)
        .filter(stored -> stored.end() != null)
        .filter(stored -> sits(viewer, stored.header()))
        .flatMap(stored -> games.of(stored.header()).flatMap(game -> replay(game, stored, viewer)));
  }

  private static boolean sits(Viewer viewer, Header header) {
    return switch (viewer) {
      case Viewer.Seated seated -> seated.seat().index() < header.seats().size();
      case Viewer.Spectator spectator -> true;
    };
  }

  private <O extends Record, S extends Record, A, V extends Record, E> Optional<Replay> replay(
      Game<O, S, A, V, E> game, StoredMatch stored, Viewer viewer) {
    try {
      Fold<O, S, A, V, E> fold = new Fold<>(game, gameJsons.of(game), stored.header());
      return Optional.of(
          new Replay(
              stored.summary(),
              new Reading<>(fold, viewer)
                  .read(NumberedEntry.standing(reader.entries(stored.header().id())))));
    } catch (UnreadableMatchException e) {
      LOG.warn("Match {} cannot be replayed: {}", stored.header().id(), e.getMessage());
      return Optional.empty();
    }
  }

  /** The seats that were given a hint since their last act. */
  private static final class HintedSeats {

    private final Set<Seat> seats = new HashSet<>();

    void note(Entry entry) {
      if (entry instanceof Entry.Hint hint) {
        seats.add(hint.seat());
      }
    }

    /**
     * Returns true if the act was done with a hint; empty if not. A hint is for the person: acts
     * that others decide in the seat do not count.
     */
    Optional<Boolean> before(Entry.Act act) {
      boolean given = seats.remove(act.seat());
      boolean own = act.by() == ActedBy.PERSON || act.by() == ActedBy.EARLIER;
      return given && own ? Optional.of(true) : Optional.empty();
    }
  }

  /** One pass through a journal. */
  private static final class Reading<S extends Record, A, V extends Record, E> {

    private final Fold<?, S, A, V, E> fold;
    private final Viewer viewer;
    private final int place;
    private final List<Replay.Ply> plies = new ArrayList<>();
    private final HintedSeats hinted = new HintedSeats();

    Reading(Fold<?, S, A, V, E> fold, Viewer viewer) {
      this.fold = fold;
      this.viewer = viewer;
      this.place = fold.viewers().indexOf(viewer);
    }

    List<Replay.Ply> read(List<NumberedEntry> entries) {
      Position<S, A, V> position = fold.deal();
      plies.add(ply(position, List.of(), null));
      for (NumberedEntry numbered : entries) {
        Fold.Transition<S, A, V, E> move = fold.next(position, numbered);
        position = move.after();
        if (numbered.entry() instanceof Entry.Act act) {
          plies.add(ply(position, told(move), act));
        } else {
          hinted.note(numbered.entry());
        }
      }
      return plies;
    }

    /** Returns the events as the viewer was told them: a seat knows its own draws. */
    private List<E> told(Fold.Transition<S, A, V, E> move) {
      return viewer instanceof Viewer.Seated seated ? move.eventsFor(seated.seat()) : move.events();
    }

    private Replay.Ply ply(Position<S, A, V> position, List<E> events, Entry.@Nullable Act act) {
      GameJson<A, V, E> json = fold.json();
      return new Replay.Ply(
          plies.size(),
          position.at(),
          act == null
              ? Replay.Act.NONE
              : new Replay.Act(act.seat(), act.by(), json.tree(act.action()), hinted.before(act)),
          json.tree(json.view(position.observations().views().get(place))),
          TurnView.of(position.turn()),
          trees(events),
          trees(fold.game().hindsight(position.state())),
          fold.game().points(position.state()));
    }

    private List<JsonNode> trees(List<E> events) {
      return fold.json().tree(fold.json().events(events)).valueStream().toList();
    }
  }
}
