package games.chalet.match.state;

import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.match.ActedBy;
import games.chalet.match.Proposal;
import games.chalet.match.Seating;
import games.chalet.match.journal.Entry;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.JournalWrite.SeatChanges;
import games.chalet.match.journal.NumberedEntry;
import games.chalet.web.RefusedException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Entries that a match is about to have: tried out on the rules, not on disk yet, seen by no
 * viewer.
 */
public final class PendingMatch<S extends Record, A, V extends Record, E> {

  /** The most entries at once; remaining work follows in the next one. */
  private static final int LONGEST = 100;

  private static final int LONGEST_ACTION = 4000;

  private final CommittedMatch<S, A, V, E> committed;
  private final Fold<?, S, A, V, E> fold;
  private final Instant now;
  private final List<Fold.Transition<S, A, V, E>> transitions = new ArrayList<>();
  private final List<SeatChanges.Passed> passed = new ArrayList<>();
  private Position<S, A, V> position;

  PendingMatch(CommittedMatch<S, A, V, E> committed, Instant now) {
    this.committed = committed;
    this.fold = committed.fold();
    this.now = now;
    this.position = committed.position();
  }

  public boolean isEmpty() {
    return transitions.isEmpty();
  }

  /**
   * Returns true if it holds no game action, only presence, votes or undo. The rules do not bound
   * those, so they are rate limited.
   */
  public boolean holdsNoAction() {
    return !transitions.isEmpty()
        && transitions.stream()
            .noneMatch(transition -> transition.numbered().entry() instanceof Entry.Act);
  }

  /** Returns true if there may be more to do after this is on disk. */
  public boolean isFull() {
    return transitions.size() >= LONGEST;
  }

  public List<NumberedEntry> entries() {
    return transitions.stream().map(Fold.Transition::numbered).toList();
  }

  public List<Fold.Transition<S, A, V, E>> transitions() {
    return transitions;
  }

  public Position<S, A, V> position() {
    return position;
  }

  public Fold<?, S, A, V, E> fold() {
    return fold;
  }

  /** Returns the seats that lose their player with these entries. */
  public SeatChanges seatChanges() {
    return new SeatChanges(removed(), passed);
  }

  private List<Seat> removed() {
    return transitions.stream()
        .map(transition -> transition.numbered().entry())
        .filter(
            entry ->
                entry instanceof Entry.Presence presence
                    && presence.change() == Entry.Change.REMOVED)
        .flatMap(entry -> Stream.ofNullable(entry.seat()))
        .toList();
  }

  /** Returns the end of the match if it ends with these entries. */
  public Optional<Header.End> end(Instant at) {
    return fold.end(position, at);
  }

  /** Applies all entries, which are on disk. */
  public void commit() {
    transitions.forEach(committed::accept);
  }

  /**
   * Adds an act of a person, or of the program that decides for a bot.
   *
   * @param choice the number that the person saw
   * @throws RefusedException if it is not allowed
   */
  public void act(Seat seat, int choice, JsonNode tree, @Nullable String commandId) {
    A action = fold.json().readAction(tree);
    boolean stale = choice != position.choice(seat);
    if (!position.legalActions(seat).contains(action)) {
      throw stale ? ofTheGame(seat, action) : notLegal(seat, action);
    }
    if (stale && !fold.game().isInterrupt(action)) {
      throw MatchRefusal.MOVED_ON.of();
    }
    if (position.presence(seat).isBots()) {
      act(seat, action, ActedBy.BOT, commandId);
    } else {
      comeBack(seat, null);
      act(seat, action, ActedBy.PERSON, commandId);
    }
  }

  /**
   * Takes the last act of a person back.
   *
   * @param choice the number that the person saw
   * @throws RefusedException if there is nothing to take back
   */
  public void undo(Seat seat, int choice, @Nullable String commandId) {
    int taken =
        position.history().last(seat).orElseThrow(MatchRefusal.NOTHING_TO_UNDO::of).number();
    if (choice != position.choice(seat)) {
      throw MatchRefusal.MOVED_ON.of();
    }
    comeBack(seat, null);
    add(new Entry.Undo(seat, taken, commandId));
  }

  /**
   * Adds an act of a bot for a seat.
   *
   * @param choice the number of the choice that it had before it
   * @return false if it comes too late, and nothing has been done
   */
  public boolean actAsBot(Seat seat, int choice, JsonNode tree) {
    A action = fold.json().readAction(tree);
    if (choice != position.choice(seat) || !position.legalActions(seat).contains(action)) {
      return false;
    }
    act(seat, action, ActedBy.BOT, null);
    return true;
  }

  private RefusedException notLegal(Seat seat, A action) {
    if (!(position.turn() instanceof Turn.Decision decision) || !decision.mayAct().contains(seat)) {
      return MatchRefusal.NOT_YOUR_TURN.of();
    }
    return ofTheGame(seat, action);
  }

  /**
   * Returns the game's refusal. An act that came too late was once possible: the game knows best
   * why it is not any more.
   */
  private RefusedException ofTheGame(Seat seat, A action) {
    return MatchRefusal.ofTheGame(409, fold.game().refusal(position.state(), seat, action));
  }

  private void act(Seat seat, A action, ActedBy by, @Nullable String commandId) {
    String text = fold.json().writeAction(action);
    if (text.length() > LONGEST_ACTION) {
      throw MatchRefusal.LONG_ACTION.of();
    }
    Entry.Act act = new Entry.Act(seat, text, by, commandId);
    add(fold.act(position, numbered(act), act, action));
  }

  /** Adds that a seat is given a hint for the choice that it has. */
  public void hinted(Seat seat) {
    add(new Entry.Hint(seat));
  }

  /** Adds that the person of a seat leaves; does nothing if it is away already. */
  public void leave(Seat seat, @Nullable String commandId) {
    if (position.presence(seat) == Presence.PRESENT) {
      add(new Entry.Presence(seat, Entry.Change.LEFT, commandId));
    }
  }

  /** Adds that the person of a seat is back; does nothing if it was not away. */
  public void comeBack(Seat seat, @Nullable String commandId) {
    if (position.presence(seat) != Presence.PRESENT) {
      add(new Entry.Presence(seat, Entry.Change.RETURNED, commandId));
    }
  }

  /** Ends the votes about a player who turns out to be there. */
  public void endVotesAbout(Seat seat) {
    if (position.presence(seat) == Presence.PRESENT
        && position.presences().votes().stream().anyMatch(vote -> vote.about().equals(seat))) {
      add(new Entry.Presence(seat, Entry.Change.RETURNED, null));
    }
  }

  /**
   * Adds that the host removed the person of a seat, or that its program may not play any more. If
   * only bots remain, the match ends: it was played for programs.
   */
  public void remove(Seat seat) {
    Presence before = position.presence(seat);
    if (before != Presence.REMOVED && before != Presence.BOT) {
      add(new Entry.Presence(seat, Entry.Change.REMOVED, null));
      if (position.presences().onlyBots()) {
        conclude(Entry.Conclude.GAVE_UP);
      }
    }
  }

  /**
   * Adds that a seat passes to another person. It must be a bot's for which no program decides, or
   * that of a player who is away.
   *
   * @param from the player who has it now
   * @param isConnected true if that player has a connection, and keeps the seat for it
   * @throws RefusedException if they are there
   */
  public void pass(Seat seat, Seating from, Seating to, boolean isConnected) {
    boolean isFree =
        switch (position.presence(seat)) {
          case PROGRAM -> false;
          case PRESENT -> !isConnected;
          case BOT, LEFT, PLAYED_ON, REMOVED -> true;
        };
    if (!isFree) {
      throw MatchRefusal.NOT_AWAY.of();
    }
    add(new Entry.Passed(seat, from.playerId(), from.bot()));
    passed.add(new SeatChanges.Passed(seat, to));
  }

  /**
   * Adds a vote of a seat about another.
   *
   * @param away those without a connection
   * @throws RefusedException if the other is not away
   */
  public void vote(
      Seat seat, Seat about, Proposal proposal, Set<Seat> away, @Nullable String commandId) {
    if (about.index() >= position.presences().bySeat().size() || about.equals(seat)) {
      throw MatchRefusal.NO_PLAYER_TO_VOTE_ABOUT.of();
    }
    boolean isAway =
        switch (position.presence(about)) {
          case PROGRAM, BOT -> false;
          case PRESENT -> away.contains(about);
          case LEFT -> true;
          case PLAYED_ON, REMOVED -> proposal == Proposal.END;
        };
    if (!isAway) {
      throw MatchRefusal.NOT_AWAY.of();
    }
    comeBack(seat, null);
    add(new Entry.Voice(seat, about, proposal, commandId));
  }

  /** Ends the match without playing it out. */
  public void conclude(String reason) {
    if (!position.over()) {
      add(new Entry.Conclude(reason));
    }
  }

  /** Plays for the seats whose time ran out, and closes a window whose time is over. */
  public void playForTimedOut(Deadlines deadlines) {
    for (Optional<Seat> late = firstLate(deadlines);
        late.isPresent() && !isFull();
        late = firstLate(deadlines)) {
      timeout(late.get(), ActedBy.CLOCK);
    }
    Clocks.OpenWindow window = position.clocks().window();
    if (window != null && deadlines.hasPassed(window, now)) {
      for (Seat seat : new TreeSet<>(window.awaited())) {
        if (awaited(seat) && isStill(window)) {
          timeout(seat, ActedBy.CLOCK);
        }
      }
    }
  }

  /**
   * Returns the first late seat by the present clocks: an action for one seat may have given others
   * new time.
   */
  private Optional<Seat> firstLate(Deadlines deadlines) {
    return deadlines.late(position.clocks(), now).stream().findFirst();
  }

  private boolean isStill(Clocks.OpenWindow window) {
    Clocks.OpenWindow open = position.clocks().window();
    return open != null
        && open.opened().equals(window.opened())
        && position.turn() instanceof Turn.Decision decision
        && window.holds(decision);
  }

  /**
   * Carries out what follows automatically: the decisions of those present about those away, then
   * the turns of seats that are played on, and the objections of their players. Nothing is played
   * for a person who has left until that is agreed.
   *
   * @param away those without a connection
   * @param expected those who are expected back, so that no player ends the match alone
   * @param bots true if bots play the turns of seats that are played on; in windows these consent
   */
  public void settle(Set<Seat> away, Set<Seat> expected, BotSeats bots) {
    while (!position.over()
        && !isFull()
        && (settleVotes(away, expected) || playForThoseAway(bots.takesOver(fold.header())))) {
      // Each step may make room for the next.
    }
  }

  private boolean settleVotes(Set<Seat> away, Set<Seat> expected) {
    Set<Seat> voters = voters(away);
    for (Presences.Vote vote : position.presences().votes()) {
      Set<Seat> others = new TreeSet<>(voters);
      others.remove(vote.about());
      Optional<Proposal> agreed = position.presences().agreed(vote.about(), others);
      boolean tooSoon =
          others.size() == 1
              && !expected.isEmpty()
              && agreed.filter(Proposal.END::equals).isPresent();
      if (!others.isEmpty() && agreed.isPresent() && !tooSoon) {
        add(
            switch (agreed.get()) {
              case GO_ON -> new Entry.Presence(vote.about(), Entry.Change.PLAYED_ON, null);
              case END -> new Entry.Conclude(Entry.Conclude.AGREED);
            });
        return true;
      }
    }
    return false;
  }

  /** Returns the players who are there; if any of them still plays, only those who do. */
  private Set<Seat> voters(Set<Seat> away) {
    Set<Seat> there = new TreeSet<>(fold.header().allSeats());
    there.removeIf(seat -> position.presence(seat) != Presence.PRESENT || away.contains(seat));
    Set<Seat> playing = new TreeSet<>(there);
    playing.removeIf(seat -> fold.game().isEliminated(position.state(), seat));
    return playing.isEmpty() ? there : playing;
  }

  private boolean playForThoseAway(boolean windowsOnly) {
    if (position.presences().allLeft() != null
        || !(position.turn() instanceof Turn.Decision decision)
        || (windowsOnly && decision.window().isEmpty())) {
      return false;
    }
    Optional<Seat> away =
        decision.awaited().stream().filter(seat -> position.presence(seat).playedOn()).findFirst();
    away.ifPresent(seat -> timeout(seat, ActedBy.AWAY));
    return away.isPresent();
  }

  private void timeout(Seat seat, ActedBy by) {
    act(seat, fold.game().timeoutAction(position.state(), seat), by, null);
  }

  private boolean awaited(Seat seat) {
    return position.turn() instanceof Turn.Decision decision && decision.awaited().contains(seat);
  }

  private void add(Entry entry) {
    add(fold.next(position, numbered(entry)));
  }

  private void add(Fold.Transition<S, A, V, E> transition) {
    transitions.add(transition);
    position = transition.after();
  }

  private NumberedEntry numbered(Entry entry) {
    return new NumberedEntry(position.entries() + 1, now, entry);
  }
}
