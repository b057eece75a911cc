package games.chalet.rules.infiniski;

import games.chalet.engine.Chance;
import games.chalet.engine.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A state while an action is being applied to it: the only mutable object of this game's rules. */
final class Draft {

  final InfiniskiOptions options;
  private final List<SlopeCard> hand;
  final List<SlopeCard> deck;
  private final List<SlopeCard> discards;
  private final List<Laid> slope;
  private final List<InfiniskiEvent> events = new ArrayList<>();

  private int turn;
  private int score;
  private int shuffles;
  private int flagsTaken;
  private boolean revealed;

  int speed;
  int hazard;
  Task task;

  Draft(InfiniskiState state) {
    options = state.options();
    hand = new ArrayList<>(state.hand());
    deck = new ArrayList<>(state.deck());
    discards = new ArrayList<>(state.discards());
    slope = new ArrayList<>(state.slope());
    turn = state.turn();
    speed = state.speed();
    hazard = state.hazard();
    score = state.score();
    shuffles = state.shuffles();
    flagsTaken = state.flagsTaken();
    task = state.task();
  }

  Step<InfiniskiState, InfiniskiEvent> finish() {
    InfiniskiState state =
        new InfiniskiState(
            options,
            turn,
            speed,
            hazard,
            score,
            hand,
            deck,
            discards,
            slope,
            shuffles,
            flagsTaken,
            task);
    return new Step<>(state, events, revealed);
  }

  List<SlopeCard> hand() {
    return Collections.unmodifiableList(hand);
  }

  List<Laid> slope() {
    return Collections.unmodifiableList(slope);
  }

  Laid last() {
    return slope.getLast();
  }

  void last(Laid laid) {
    slope.set(slope.size() - 1, laid);
  }

  void tell(InfiniskiEvent event) {
    events.add(event);
  }

  void lay(SlopeCard card, Orientation orientation) {
    hand.remove(card);
    turn++;
    slope.add(Laid.now(card, orientation, turn, speed, hazard));
    tell(new InfiniskiEvent.CardLaid(card, orientation, turn));
  }

  void discard(SlopeCard card) {
    hand.remove(card);
    discards.add(card);
    Collections.sort(discards);
  }

  List<SlopeCard> discardHand() {
    List<SlopeCard> all = List.copyOf(hand);
    all.forEach(this::discard);
    return all;
  }

  void takeFlag(int points) {
    score += points;
    flagsTaken++;
    tell(new InfiniskiEvent.FlagTaken(points, score));
  }

  /** Returns true if the avalanche has caught up (ruling I5). */
  boolean buried() {
    return speed < hazard;
  }

  void bury() {
    task = Task.OVER;
    tell(new InfiniskiEvent.Buried(speed, hazard, turn));
  }

  SlopeCard draw() {
    SlopeCard top = deck.removeFirst();
    hand.add(top);
    Collections.sort(hand);
    revealed = true;
    return top;
  }

  /**
   * Makes a new deck of all cards but the hand and the card laid last, for a point (ruling I11).
   */
  void reshuffle(Chance chance) {
    Laid kept = slope.removeLast();
    List<SlopeCard> gathered = new ArrayList<>(discards);
    slope.forEach(laid -> gathered.add(laid.card()));
    shuffles++;
    deck.addAll(chance.shuffle("shuffle/" + shuffles, gathered));
    discards.clear();
    slope.clear();
    slope.add(kept);
    score++;
    revealed = true;
    tell(new InfiniskiEvent.Reshuffled(gathered.size(), score));
  }
}
