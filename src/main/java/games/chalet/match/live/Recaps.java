package games.chalet.match.live;

import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.match.ActedBy;
import games.chalet.match.Recap;
import games.chalet.match.TurnView;
import games.chalet.match.journal.Entry;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.JournalReader;
import games.chalet.match.journal.NumberedEntry;
import games.chalet.match.live.writer.GameJsons;
import games.chalet.match.live.writer.KnownMatch;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.Fold;
import games.chalet.match.state.Fold.UnreadableMatchException;
import games.chalet.match.state.KnownGames;
import games.chalet.match.state.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * Recaps of running matches, and whose turn it is in them. They are folded from the journal when
 * they are asked for, so that a match keeps no past positions in memory, and any process can answer
 * after any time.
 */
@Component
final class Recaps {

  private final StoredMatches matches;
  private final KnownGames games;
  private final JournalReader reader;
  private final GameJsons gameJsons;

  Recaps(StoredMatches matches, KnownGames games, JournalReader reader, GameJsons gameJsons) {
    this.matches = matches;
    this.games = games;
    this.reader = reader;
    this.gameJsons = gameJsons;
  }

  /**
   * Returns the recap for the player of a match; nothing in it once the match is over. Empty if the
   * player has no seat there, or today's rules cannot read it.
   */
  Optional<Recap> find(String matchId, String playerId) {
    return matches
        .find(matchId)
        .flatMap(match -> match.seatOf(playerId).flatMap(seat -> read(match, seat)));
  }

  /** Returns the decision that is due; empty if the match is over, unknown or unreadable. */
  Optional<TurnView> turn(String matchId) {
    return matches
        .find(matchId)
        .filter(match -> !match.isOver())
        .map(KnownMatch::header)
        .flatMap(header -> games.of(header).flatMap(game -> turn(game, header)));
  }

  private <O extends Record, S extends Record, A, V extends Record, E> Optional<TurnView> turn(
      Game<O, S, A, V, E> game, Header header) {
    try {
      CommittedMatch<S, A, V, E> match =
          CommittedMatch.of(game, gameJsons.of(game), header, reader.entries(header.id()));
      return Optional.of(TurnView.of(match.position().turn()));
    } catch (UnreadableMatchException e) {
      return Optional.empty();
    }
  }

  private Optional<Recap> read(KnownMatch match, Seat seat) {
    if (match.isOver()) {
      return Optional.of(Recap.NOTHING);
    }
    return games.of(match.header()).flatMap(game -> read(game, match.header(), seat));
  }

  private <O extends Record, S extends Record, A, V extends Record, E> Optional<Recap> read(
      Game<O, S, A, V, E> game, Header header, Seat seat) {
    try {
      List<NumberedEntry> entries = reader.entries(header.id());
      Fold<O, S, A, V, E> fold = new Fold<>(game, gameJsons.of(game), header.atTheStart(entries));
      return Optional.of(new Reading<>(fold, seat).read(NumberedEntry.standing(entries)));
    } catch (UnreadableMatchException e) {
      return Optional.empty();
    }
  }

  /** One pass through a journal. */
  private static final class Reading<S extends Record, A, V extends Record, E> {

    private final Fold<?, S, A, V, E> fold;
    private final Seat reader;
    private final Deque<Fold.Transition<S, A, V, E>> missed = new ArrayDeque<>();

    Reading(Fold<?, S, A, V, E> fold, Seat reader) {
      this.fold = fold;
      this.reader = reader;
    }

    Recap read(List<NumberedEntry> entries) {
      Position<S, A, V> position = fold.deal();
      for (NumberedEntry numbered : entries) {
        Fold.Transition<S, A, V, E> move = fold.next(position, numbered);
        if (numbered.entry() instanceof Entry.Act act) {
          note(position, act, move);
        }
        position = move.after();
      }
      return new Recap(missed.stream().map(this::moment).toList());
    }

    private void note(Position<S, A, V> before, Entry.Act act, Fold.Transition<S, A, V, E> move) {
      if (isTurnOfReader(before, act)) {
        missed.clear();
      } else if (!move.events().isEmpty()) {
        missed.addLast(move);
        if (missed.size() > Recap.MOST) {
          missed.removeFirst();
        }
      }
    }

    /** Returns false for an answer in a window: it belongs to another seat's turn. */
    private boolean isTurnOfReader(Position<S, A, V> before, Entry.Act act) {
      return act.seat().equals(reader)
          && (act.by() == ActedBy.PERSON || act.by() == ActedBy.EARLIER)
          && before.turn() instanceof Turn.Decision decision
          && decision.window().isEmpty();
    }

    private Recap.Moment moment(Fold.Transition<S, A, V, E> ply) {
      Seat actor = Objects.requireNonNull(ply.numbered().entry().seat());
      V view = ply.after().observations().views().get(reader.index());
      return new Recap.Moment(
          actor,
          ply.playedFor().map(seat -> true),
          fold.json().tree(fold.json().view(view)),
          TurnView.of(ply.after().turn()),
          fold.json().tree(fold.json().events(ply.eventsFor(reader))).valueStream().toList());
    }
  }
}
