package games.chalet.match.state;

import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.match.journal.Entry;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.NumberedEntry;
import games.chalet.match.state.Fold.UnreadableMatchException;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A match as far as it is on disk: its position, and the answers to its commands. For one thread at
 * a time.
 */
public final class CommittedMatch<S extends Record, A, V extends Record, E> {

  /** The number of past events that a new viewer gets. */
  private static final int PAST = 100;

  private final Fold<?, S, A, V, E> fold;
  private final Map<Command, Answer> answers = new HashMap<>();
  private final Deque<Told<E>> past = new ArrayDeque<>();
  private final TurnCount turns;
  private Position<S, A, V> position;

  private CommittedMatch(Fold<?, S, A, V, E> fold) {
    this.fold = fold;
    this.position = fold.deal();
    this.turns = new TurnCount(fold.header().allSeats().size(), position.turn());
  }

  /**
   * An event that all viewers were told.
   *
   * @param own the event as seats were told it that were told more
   * @param playedFor see {@link Fold.Transition#playedFor}
   */
  private record Told<E>(E event, Map<Seat, E> own, Optional<Seat> playedFor) {

    E to(Viewer viewer) {
      return viewer instanceof Viewer.Seated seated
          ? own.getOrDefault(seated.seat(), event)
          : event;
    }
  }

  private record Command(Seat seat, String id) {}

  /** The answer to the sender of a command: its own version and choice after it. */
  public record Answer(int version, int choice) {}

  /**
   * Returns the match that a header and a journal describe.
   *
   * @throws UnreadableMatchException if today's rules cannot fold it
   */
  public static <O extends Record, S extends Record, A, V extends Record, E>
      CommittedMatch<S, A, V, E> of(
          Game<O, S, A, V, E> game,
          GameJson<A, V, E> json,
          Header header,
          List<NumberedEntry> entries) {
    try {
      CommittedMatch<S, A, V, E> committed =
          new CommittedMatch<>(new Fold<>(game, json, header.atTheStart(entries)));
      for (NumberedEntry numbered : entries) {
        committed.accept(committed.fold.next(committed.position, numbered));
      }
      return committed;
    } catch (UnreadableMatchException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new UnreadableMatchException("The deal of " + header.id(), e);
    }
  }

  public Fold<?, S, A, V, E> fold() {
    return fold;
  }

  public Position<S, A, V> position() {
    return position;
  }

  /** Returns the end of the match if it is over. */
  public Optional<Header.End> end(Instant at) {
    return fold.end(position, at);
  }

  /** Returns the first answer to a command that was heard before. */
  public Optional<Answer> answer(Seat seat, String commandId) {
    return Optional.ofNullable(answers.get(new Command(seat, commandId)));
  }

  /**
   * Returns the past of this match as its viewer in that place of {@link Fold#viewers()} was told
   * it, as properties of a JSON object. {@code past} has the last events, oldest first; {@code
   * pastPlayedFor} the seats of players who had left and for whom a bot acted, by the index of the
   * event; {@code turns} the number of turns that each seat has begun.
   */
  public byte[] past(int place) {
    Viewer viewer = fold.viewers().get(place);
    return JsonBytes.joined(
        JsonBytes.utf8("\"past\":"),
        fold.json().events(past.stream().map(told -> told.to(viewer)).toList()),
        JsonBytes.utf8(",\"pastPlayedFor\":" + pastPlayedFor() + ",\"turns\":" + turns.begun()));
  }

  private String pastPlayedFor() {
    List<String> entries = new ArrayList<>();
    int index = 0;
    for (Told<E> told : past) {
      String at = "\"" + index++ + "\":";
      told.playedFor().ifPresent(seat -> entries.add(at + seat.index()));
    }
    return "{" + String.join(",", entries) + "}";
  }

  /** Returns the answer to a command that changed nothing. */
  public Answer answerNow(Seat seat) {
    return new Answer(position.counts().versions().get(seat.index()), position.choice(seat));
  }

  /** Creates the entries that may be added to this match next. */
  public PendingMatch<S, A, V, E> pending(Instant now) {
    return new PendingMatch<>(this, now.isBefore(position.at()) ? position.at() : now);
  }

  private static <E> Told<E> told(
      Fold.Transition<?, ?, ?, E> move, int index, Optional<Seat> playedFor) {
    Map<Seat, E> own = new HashMap<>();
    move.own().forEach((seat, events) -> own.put(seat, events.get(index)));
    return new Told<>(move.events().get(index), Map.copyOf(own), playedFor);
  }

  /** Applies an entry that is on disk. */
  void accept(Fold.Transition<S, A, V, E> move) {
    position = move.after();
    turns.note(position.turn(), move.numbered().entry() instanceof Entry.Undo);
    for (int taken = 0; taken < move.takenBack() && !past.isEmpty(); taken++) {
      past.removeLast();
    }
    Optional<Seat> playedFor = move.playedFor();
    for (int index = 0; index < move.events().size(); index++) {
      past.addLast(told(move, index, playedFor));
      if (past.size() > PAST) {
        past.removeFirst();
      }
    }
    Entry entry = move.numbered().entry();
    Seat seat = entry.seat();
    String commandId = entry.commandId();
    if (seat != null && commandId != null) {
      answers.put(new Command(seat, commandId), answerNow(seat));
    }
  }

  /**
   * The number of turns that each seat has begun. A window belongs to the turn before it. For one
   * thread at a time.
   */
  static final class TurnCount {

    private final int[] begun;

    /** By seat, the {@link Turn.Decision#number} of its last turn. */
    private final int[] numbers;

    private Set<Seat> awaited = Set.of();

    TurnCount(int seats, Turn first) {
      begun = new int[seats];
      numbers = new int[seats];
      note(first, false);
    }

    /**
     * Notes the turn after an entry.
     *
     * @param undone true if the entry took an act back: the turn that it had ended goes on
     */
    void note(Turn turn, boolean undone) {
      if (!(turn instanceof Turn.Decision decision) || decision.window().isPresent()) {
        return;
      }
      for (Seat seat : decision.awaited()) {
        if (isAnother(decision, seat)) {
          begun[seat.index()] += undone ? -1 : 1;
          numbers[seat.index()] = decision.number();
        }
      }
      awaited = decision.awaited();
    }

    /** Returns true if this is not the turn in which the seat was before. */
    private boolean isAnother(Turn.Decision decision, Seat seat) {
      return decision.number() == 0
          ? !awaited.contains(seat)
          : decision.number() != numbers[seat.index()];
    }

    /** Returns the count by seat. */
    List<Integer> begun() {
      return Arrays.stream(begun).boxed().toList();
    }
  }
}
