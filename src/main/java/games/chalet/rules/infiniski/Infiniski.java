package games.chalet.rules.infiniski;

import games.chalet.engine.Chance;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
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
import games.chalet.rules.kit.AbstractGame;
import games.chalet.rules.kit.GameInfoBuilder;
import java.util.List;
import java.util.Optional;

/**
 * The rules of Infiniski, a solitaire by Andrew Ulysses Baker (Games For Bryan, 2015). Its rulebook
 * has no address that we know; our rulings on it are in {@code docs/rules/infiniski.md}.
 *
 * <p>No rule limits the turns of a match. But the hazard never falls and the speed is cut to the
 * score card, so ten more of hazard are always the end. The longest of 20,000 simulated runs of
 * careful players took 62 turns.
 */
public final class Infiniski
    extends AbstractGame<
        InfiniskiOptions, InfiniskiState, InfiniskiAction, InfiniskiView, InfiniskiEvent> {

  private static final Seat SKIER = new Seat(0);

  /** Creates the game under the rules of new matches. */
  public Infiniski() {
    super(
        new GameInfoBuilder<>(InfiniskiOptions.class, 1, 1).build("infiniski", "Infiniski", 1),
        new Types<>(
            InfiniskiState.class,
            InfiniskiAction.class,
            InfiniskiView.class,
            InfiniskiEvent.class));
  }

  @Override
  public InfiniskiOptions defaults(int seats) {
    return new InfiniskiOptions(Flags.ONE);
  }

  @Override
  public Optional<InfiniskiOptions> dealOfTheDay(long epochDay) {
    Flags[] flags = Flags.values();
    return Optional.of(new InfiniskiOptions(flags[Math.floorMod(epochDay, flags.length)]));
  }

  /** Deals; any card may come first, however it is laid (ruling I1). */
  @Override
  protected InfiniskiState deal(InfiniskiOptions options, int seats, Seat first, Chance chance) {
    List<SlopeCard> deck = chance.shuffle("deal/1", PrintedDeck.CARDS);
    int hand = ScoreCard.hand(ScoreCard.FIRST_SPEED);
    return new InfiniskiState(
        options,
        0,
        ScoreCard.FIRST_SPEED,
        ScoreCard.FIRST_HAZARD,
        0,
        deck.subList(0, hand).stream().sorted().toList(),
        deck.subList(hand, deck.size()),
        List.of(),
        List.of(),
        0,
        0,
        Task.PLACE);
  }

  @Override
  public Turn turn(InfiniskiState state) {
    return switch (state.task()) {
      case OVER -> new Turn.Over(InfiniskiOutcome.of(state));
      case GAIN, JUMP_OR_SKI -> Turn.Decision.of(SKIER, state.turn());
      // Anything done before a card is laid is part of its turn (ruling I10).
      case DISCARD, PLACE, LAND, JUMP_FORCED -> Turn.Decision.of(SKIER, state.turn() + 1);
    };
  }

  @Override
  public Optional<Record> ending(InfiniskiState state) {
    return Optional.of(InfiniskiEnding.of(state));
  }

  @Override
  public Optional<Class<? extends Record>> endingType() {
    return Optional.of(InfiniskiEnding.class);
  }

  @Override
  public List<InfiniskiAction> legalActions(InfiniskiState state, Seat seat) {
    return seat.equals(SKIER) ? LegalActions.of(state) : List.of();
  }

  @Override
  public Step<InfiniskiState, InfiniskiEvent> apply(
      InfiniskiState state, Seat seat, InfiniskiAction action, Chance chance) {
    Draft draft = new Draft(state);
    switch (action) {
      case Place place -> new Skiing(draft, chance).place(place.card(), place.orientation());
      case Gain gain -> new Skiing(draft, chance).gain(gain.speed());
      case SkiOn skiOn -> new Skiing(draft, chance).ski();
      case Jump jump -> new Skiing(draft, chance).jump();
      case ForcedJump jump -> new Skiing(draft, chance).jumpByForce();
      case Discard discard -> new Turns(draft, chance).discard(discard.card());
    }
    return draft.finish();
  }

  @Override
  public Refusal refusal(InfiniskiState state, Seat seat, InfiniskiAction action) {
    return new Refusals(state).of(seat, action);
  }

  /** Stays on the snow; otherwise does the first thing that is legal (ruling I18). */
  @Override
  protected InfiniskiAction onTimeout(InfiniskiState state, Seat seat) {
    return state.task() == Task.JUMP_OR_SKI ? new SkiOn() : super.onTimeout(state, seat);
  }

  @Override
  public List<Integer> points(InfiniskiState state) {
    return List.of(state.score());
  }

  /**
   * Returns a view that is the same for everyone: only the order of the deck is hidden (ruling
   * I15).
   */
  @Override
  public InfiniskiView view(InfiniskiState state, Viewer viewer) {
    return new InfiniskiView(
        state.options().flags(),
        state.turn(),
        state.speed(),
        state.hazard(),
        state.score(),
        state.hand(),
        ScoreCard.hand(state.speed()),
        state.deck().size(),
        state.discards(),
        state.slope(),
        state.shuffles(),
        state.flagsTaken(),
        state.connection(),
        state.landing(),
        state.task(),
        Forecasts.of(state));
  }

  @Override
  public InfiniskiState resample(InfiniskiState state, Viewer viewer, Chance chance) {
    return state.withDeck(chance.shuffle("resample/deck", state.deck()));
  }

  @Override
  public List<String> invariantViolations(InfiniskiState state) {
    return Audit.of(state);
  }
}
