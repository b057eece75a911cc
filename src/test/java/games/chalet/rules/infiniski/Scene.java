package games.chalet.rules.infiniski;

import games.chalet.engine.Chance;
import games.chalet.engine.Outcome;
import games.chalet.engine.Playthrough;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.infiniski.InfiniskiAction.Discard;
import games.chalet.rules.infiniski.InfiniskiAction.ForcedJump;
import games.chalet.rules.infiniski.InfiniskiAction.Gain;
import games.chalet.rules.infiniski.InfiniskiAction.Jump;
import games.chalet.rules.infiniski.InfiniskiAction.Place;
import games.chalet.rules.infiniski.InfiniskiAction.SkiOn;
import games.chalet.rules.infiniski.InfiniskiOptions.Flags;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A moment of a match, set up card by card: the start of a turn, before cards are drawn or
 * discarded. Unless told otherwise the speed is 4, the hazard 1, the flag gate is the only flag and
 * S13 lies on the mountain, upright, so that the next card begins uphill. Cards that are not named
 * lie in the deck under those that are.
 */
final class Scene {

  private static final Infiniski GAME = new Infiniski();
  private static final Seat SKIER = new Seat(0);
  private static final Chance CHANCE = new Chance(new Seed("5".repeat(64)));

  private Flags flags = Flags.ONE;
  private int speed = ScoreCard.FIRST_SPEED;
  private int hazard = ScoreCard.FIRST_HAZARD;
  private int score;
  private List<SlopeCard> hand = List.of();
  private List<SlopeCard> deck = List.of();
  private boolean nothingBelow;
  private Optional<Laid> last = Optional.of(upright(SlopeCard.S13).finished());
  private int turn = 1;
  private Optional<InfiniskiState> state = Optional.empty();
  private List<InfiniskiEvent> events = List.of();
  private boolean revealed;

  private Scene() {}

  private static Laid upright(SlopeCard card) {
    return Laid.now(card, Orientation.PORTRAIT, 1, 0, 0).passing(Part.PORTRAIT, 0, 0);
  }

  private static Laid across(SlopeCard card, Part... passed) {
    Laid laid = Laid.now(card, Orientation.LANDSCAPE, 1, 0, 0);
    for (Part part : passed) {
      laid = laid.passing(part, 0, 0);
    }
    return laid;
  }

  /** The start of a turn on the snow. */
  static Scene of(SlopeCard... hand) {
    Scene scene = new Scene();
    scene.hand = Arrays.stream(hand).sorted().toList();
    return scene;
  }

  Scene with(Flags option) {
    flags = option;
    return this;
  }

  Scene at(int newSpeed, int newHazard) {
    speed = newSpeed;
    hazard = newHazard;
    return this;
  }

  Scene score(int points) {
    score = points;
    return this;
  }

  /** The card laid last lies upright. */
  Scene after(SlopeCard card) {
    last = Optional.of(upright(card).finished());
    return this;
  }

  /** The card laid last lies on its side, and these sections of it were skied. */
  Scene afterAcross(SlopeCard card, Part... passed) {
    last = Optional.of(across(card, passed).finished());
    return this;
  }

  /** The skier is in the air, from the last of these sections. */
  Scene inTheAirFrom(SlopeCard card, Part... passed) {
    Laid laid = passed[0] == Part.PORTRAIT ? upright(card) : across(card, passed);
    last = Optional.of(laid.left(false, 0, 0));
    return this;
  }

  /** Nothing lies on the mountain yet, and the hand is the one that was dealt. */
  Scene firstTurn() {
    last = Optional.empty();
    turn = 0;
    return this;
  }

  /** Sets the number of cards laid. */
  Scene turn(int laid) {
    turn = laid;
    return this;
  }

  /** The deck, top first. */
  Scene deck(SlopeCard... top) {
    deck = List.of(top);
    return this;
  }

  /** The cards that were not named are discards, and not in the deck. */
  Scene andNothingBelow() {
    nothingBelow = true;
    return this;
  }

  InfiniskiState state() {
    if (state.isEmpty()) {
      state = Optional.of(atStartOfTurn());
    }
    return state.get();
  }

  private InfiniskiState atStartOfTurn() {
    List<SlopeCard> others = new ArrayList<>(PrintedDeck.CARDS);
    others.removeAll(hand);
    others.removeAll(deck);
    last.map(Laid::card).ifPresent(others::remove);
    List<SlopeCard> wholeDeck = new ArrayList<>(deck);
    wholeDeck.addAll(nothingBelow ? List.of() : others);
    Draft draft =
        new Draft(
            new InfiniskiState(
                new InfiniskiOptions(flags),
                turn,
                speed,
                hazard,
                score,
                hand,
                wholeDeck,
                nothingBelow ? others : List.of(),
                last.stream().toList(),
                0,
                0,
                Task.PLACE));
    if (last.isPresent()) {
      new Turns(draft, CHANCE).begin();
    }
    Step<InfiniskiState, InfiniskiEvent> begun = draft.finish();
    events = begun.events();
    return begun.state();
  }

  /** The skier does all this. */
  Scene act(InfiniskiAction... actions) {
    for (InfiniskiAction action : actions) {
      Step<InfiniskiState, InfiniskiEvent> step =
          new Playthrough<>(GAME, CHANCE).apply(state(), SKIER, action);
      state = Optional.of(step.state());
      events = step.events();
      revealed = step.revealed();
    }
    return this;
  }

  List<InfiniskiAction> legal() {
    return GAME.legalActions(state(), SKIER);
  }

  boolean may(InfiniskiAction action) {
    return legal().contains(action);
  }

  /** Returns the public events of the start of this turn, or of the last action. */
  List<InfiniskiEvent> events() {
    state();
    return events;
  }

  boolean revealed() {
    return revealed;
  }

  int speed() {
    return state().speed();
  }

  int hazard() {
    return state().hazard();
  }

  int points() {
    return state().score();
  }

  List<SlopeCard> hand() {
    return state().hand();
  }

  Task task() {
    return state().task();
  }

  Laid last() {
    return state().slope().getLast();
  }

  InfiniskiView view() {
    return GAME.view(state(), new Viewer.Spectator());
  }

  Refusal refusal(InfiniskiAction action) {
    return GAME.refusal(state(), SKIER, action);
  }

  boolean over() {
    return GAME.turn(state()) instanceof Turn.Over;
  }

  Outcome outcome() {
    if (GAME.turn(state()) instanceof Turn.Over over) {
      return over.outcome();
    }
    throw new AssertionError("The match goes on: " + state());
  }

  static InfiniskiAction portrait(SlopeCard card) {
    return new Place(card, Orientation.PORTRAIT);
  }

  static InfiniskiAction landscape(SlopeCard card) {
    return new Place(card, Orientation.LANDSCAPE);
  }

  static InfiniskiAction gain(int speed) {
    return new Gain(speed);
  }

  static InfiniskiAction jump() {
    return new Jump();
  }

  static InfiniskiAction skiOn() {
    return new SkiOn();
  }

  static InfiniskiAction forcedJump() {
    return new ForcedJump();
  }

  static InfiniskiAction discard(SlopeCard card) {
    return new Discard(card);
  }
}
