package games.chalet.rules.hike.state;

import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.rules.hike.board.Ending;
import games.chalet.rules.hike.board.Hand;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.HikeEvent;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.board.Task;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A state while an action is being applied to it; it and {@link Piles} are the mutable objects of
 * this game's rules.
 */
public final class PendingState {

  public final Piles piles;
  final Seat first;

  public Phase phase;
  public int day;
  public List<Seat> toPlay;
  public Task task;
  public int toRest;
  public Optional<Integer> lastDay;
  public int daysWithoutDeck;
  public boolean moved;
  public int stillDays;
  public List<HikeEvent.DayTold> yesterday;

  private final HikeOptions options;
  private final List<Musher> mushers;
  private final List<Optional<Racer>> racers;
  private final List<HikeEvent> events = new ArrayList<>();
  private List<HikeEvent> unseenDeeds = List.of();
  private Optional<Ending> ending;
  private int turn;
  private boolean revealed;

  public PendingState(HikeState state) {
    HikeBoard board = state.board();
    piles = new Piles(state);
    first = board.first();
    phase = board.phase();
    day = board.day();
    toPlay = board.toPlay();
    task = board.task();
    toRest = board.toRest();
    lastDay = board.lastDay();
    daysWithoutDeck = board.daysWithoutDeck();
    moved = board.moved();
    stillDays = board.stillDays();
    yesterday = board.yesterday();
    options = board.options();
    mushers = new ArrayList<>(board.mushers());
    racers = new ArrayList<>(state.travellers());
    ending = board.ending();
    turn = board.turn();
  }

  public Step<HikeState, HikeEvent> finish() {
    HikeBoard board =
        new HikeBoard(
            options,
            phase,
            day,
            turn,
            first,
            toPlay,
            task,
            mushers,
            piles.centre,
            phase == Phase.PREPARATION ? piles.deck() : 0,
            piles.track,
            lastDay,
            daysWithoutDeck,
            piles.carePile.size(),
            piles.careDiscard,
            moved,
            stillDays,
            toRest,
            yesterday,
            ending);
    return new Step<>(piles.state(board, racers, unseenDeeds), events, revealed);
  }

  public void tell(HikeEvent event) {
    events.add(event);
  }

  /** Sets the deeds that only the acting seat may know until the match is over. */
  public void tellLater(List<HikeEvent> deeds) {
    unseenDeeds = deeds;
  }

  /**
   * Marks that the acting seat learned something hidden. Its own cards are not hidden from it, even
   * if others see them now.
   */
  public void reveal() {
    revealed = true;
  }

  public boolean together() {
    return options.days() == HikeOptions.Days.TOGETHER;
  }

  public void nextTurn() {
    turn++;
  }

  /** Returns all seats, clockwise from the first player. */
  public List<Seat> clockwise() {
    int seats = mushers.size();
    return Stream.iterate(first, seat -> seat.next(seats)).limit(seats).toList();
  }

  /** Returns the seats whose mushers have this standing, clockwise from the first player. */
  public List<Seat> clockwise(Standing standing) {
    return clockwise().stream().filter(seat -> musher(seat).standing() == standing).toList();
  }

  public Musher musher(Seat seat) {
    return mushers.get(seat.index());
  }

  public void set(Seat seat, Musher musher) {
    mushers.set(seat.index(), musher);
  }

  public Hand hand(Seat seat) {
    return new Hand(musher(seat).known(), piles.unseen(seat));
  }

  public void set(Seat seat, Hand hand) {
    piles.unseen(seat, hand.unseen());
    set(seat, musher(seat).withHand(hand));
  }

  public Optional<Racer> racer(Seat seat) {
    return racers.get(seat.index());
  }

  public void set(Seat seat, Optional<Racer> racer) {
    racers.set(seat.index(), racer);
  }

  /** Removes a seat that has nothing more to do today from those to play. */
  public void done(Seat seat) {
    toPlay = toPlay.stream().filter(other -> !other.equals(seat)).toList();
  }

  /** Ends the match. All hands are laid open: the cards in them may have decided it. */
  public void end(Ending how) {
    reveal();
    clockwise().forEach(seat -> set(seat, hand(seat).open()));
    phase = Phase.OVER;
    toPlay = List.of();
    ending = Optional.of(how);
    tell(new HikeEvent.MatchEnded(how));
  }

  public List<Musher> mushers() {
    return Collections.unmodifiableList(mushers);
  }
}
