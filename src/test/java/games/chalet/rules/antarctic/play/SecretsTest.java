package games.chalet.rules.antarctic.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.antarctic.Antarctic;
import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticAction.Call;
import games.chalet.rules.antarctic.board.AntarcticAction.Close;
import games.chalet.rules.antarctic.board.AntarcticAction.Load;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.board.AntarcticAction.Spend;
import games.chalet.rules.antarctic.board.AntarcticEvent;
import games.chalet.rules.antarctic.deck.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Pairs of matches that differ in one card only: a fitting one that a seat has held back, so that
 * it has broken the order, and one that does not fit. Nobody else may notice, neither at once nor
 * later, until a call. (That the call then tells them apart shows that the pairs are what they
 * say.)
 */
@Execution(ExecutionMode.CONCURRENT)
class SecretsTest {

  private static final Antarctic GAME = new Antarctic();
  private static final int MATCHES = 16;
  private static final int PLIES_LATER = 30;

  /** Two states that others cannot tell apart, and what was exchanged. */
  private record Pair(AntarcticState guilty, AntarcticState innocent, List<Card> exchanged) {

    Seat accused() {
      return guilty.board().accused().orElseThrow().seat();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 6})
  void nobodyElseCanTellAHiddenViolation(int seats) {
    int pairs = 0;
    int later = 0;
    for (int number = 0; number < MATCHES; number++) {
      SplittableRandom random = new SplittableRandom(1000L * seats + number);
      Chance chance = new Chance(new Seed("%064x".formatted(1000 * seats + number)));
      AntarcticState state =
          GAME.initialState(GAME.defaults(seats), seats, Optional.empty(), chance);
      for (int ply = 0; ply < 60 && GAME.turn(state) instanceof Turn.Decision; ply++) {
        Optional<Pair> pair = pair(state);
        if (pair.isPresent()) {
          pairs++;
          checkVerdicts(pair.get(), chance);
          later += playOn(pair.get(), random, chance);
        }
        state = step(state, any(state, List.of(), random), chance).state();
      }
    }
    assertThat(pairs).as("pairs with %s seats", seats).isGreaterThan(MATCHES);
    assertThat(later).as("plies after them").isGreaterThan(5 * MATCHES);
  }

  /** A seat and its action. */
  private record Choice(Seat seat, AntarcticAction action) {}

  /** The same state, but with a card exchanged without which nothing was out of order. */
  private static Optional<Pair> pair(AntarcticState state) {
    if (CallEvidence.incident(state.conduct()).isEmpty()) {
      return Optional.empty();
    }
    List<Card> held =
        state.conduct().stream().flatMap(move -> move.held().stream()).distinct().toList();
    for (Card fitting : held) {
      for (Card other : state.drawPile().reversed()) {
        Optional<Pair> pair = exchanged(state, fitting, other);
        if (pair.isPresent()) {
          return pair;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Pair> exchanged(AntarcticState state, Card fitting, Card other) {
    AntarcticState.Remembered remembered = state.remembered();
    if (remembered.age(fitting) != remembered.age(other)) {
      return Optional.empty();
    }
    AntarcticState innocent =
        new AntarcticState(
            state.board(),
            state.hands().stream().map(hand -> sorted(swapped(hand, fitting, other))).toList(),
            state.payoffs(),
            swapped(state.drawPile(), fitting, other),
            remembered,
            state.conduct().stream()
                .map(move -> move.withHeld(sorted(swapped(move.held(), fitting, other))))
                .toList(),
            Optional.empty());
    return CallEvidence.incident(innocent.conduct()).isEmpty()
        ? Optional.of(new Pair(state, innocent, List.of(fitting, other)))
        : Optional.empty();
  }

  private static List<Card> swapped(List<Card> cards, Card one, Card other) {
    return cards.stream().map(card -> card == one ? other : card == other ? one : card).toList();
  }

  private static List<Card> sorted(List<Card> cards) {
    return cards.stream().sorted().toList();
  }

  private static void checkVerdicts(Pair pair, Chance chance) {
    Call call = new Call(pair.guilty().board().accused().orElseThrow().turn());
    for (int index = 0; index < pair.guilty().hands().size(); index++) {
      Seat seat = new Seat(index);
      if (GAME.legalActions(pair.guilty(), seat).contains(call)) {
        assertThat(proven(GAME.apply(pair.guilty(), seat, call, chance))).isTrue();
        assertThat(proven(GAME.apply(pair.innocent(), seat, call, chance))).isFalse();
      }
    }
  }

  private static boolean proven(Step<AntarcticState, AntarcticEvent> step) {
    return step.state().board().verdict().orElseThrow().incident().isPresent();
  }

  /** Plays the same in both, without a call; returns how many plies nobody could tell apart. */
  private static int playOn(Pair pair, SplittableRandom random, Chance chance) {
    AntarcticState guilty = pair.guilty();
    AntarcticState innocent = pair.innocent();
    checkAlike(pair, guilty, innocent);
    for (int ply = 0; ply < PLIES_LATER; ply++) {
      if (!(GAME.turn(guilty) instanceof Turn.Decision)) {
        return ply;
      }
      Choice next = any(guilty, pair.exchanged(), random);
      if (next.action() instanceof Call
          || !GAME.legalActions(innocent, next.seat()).contains(next.action())) {
        return ply;
      }
      Step<AntarcticState, AntarcticEvent> one = step(guilty, next, chance);
      Step<AntarcticState, AntarcticEvent> two = step(innocent, next, chance);
      if (!sameSecret(pair, one.state())) {
        return ply;
      }
      assertThat(two.events()).isEqualTo(one.events());
      guilty = one.state();
      innocent = two.state();
      checkAlike(pair, guilty, innocent);
    }
    return PLIES_LATER;
  }

  /** Returns true if the two cards are still in place: one in the hand, one to be drawn. */
  private static boolean sameSecret(Pair pair, AntarcticState guilty) {
    return guilty.hand(pair.accused()).contains(pair.exchanged().getFirst())
        && guilty.drawPile().contains(pair.exchanged().getLast());
  }

  private static void checkAlike(Pair pair, AntarcticState guilty, AntarcticState innocent) {
    assertThat(GAME.turn(innocent)).isEqualTo(GAME.turn(guilty));
    assertThat(GAME.points(innocent)).isEqualTo(GAME.points(guilty));
    Viewer spectator = new Viewer.Spectator();
    assertThat(GAME.view(innocent, spectator)).isEqualTo(GAME.view(guilty, spectator));
    for (int index = 0; index < guilty.hands().size(); index++) {
      Seat seat = new Seat(index);
      if (!seat.equals(pair.accused())) {
        Viewer viewer = new Viewer.Seated(seat);
        assertThat(GAME.view(innocent, viewer)).isEqualTo(GAME.view(guilty, viewer));
        assertThat(GAME.legalActions(innocent, seat)).isEqualTo(GAME.legalActions(guilty, seat));
      }
    }
  }

  private static Step<AntarcticState, AntarcticEvent> step(
      AntarcticState state, Choice next, Chance chance) {
    return GAME.apply(state, next.seat(), next.action(), chance);
  }

  /** Returns an action of an awaited seat with other cards than these; seldom a call. */
  private static Choice any(AntarcticState state, List<Card> without, SplittableRandom random) {
    List<Seat> awaited = List.copyOf(((Turn.Decision) GAME.turn(state)).awaited());
    Seat seat = awaited.get(random.nextInt(awaited.size()));
    List<AntarcticAction> actions = new ArrayList<>(GAME.legalActions(state, seat));
    actions.removeIf(action -> card(action).anyMatch(without::contains));
    if (actions.stream().anyMatch(action -> !(action instanceof Call)) && random.nextInt(20) > 0) {
      actions.removeIf(Call.class::isInstance);
    }
    return actions.isEmpty()
        ? new Choice(seat, GAME.timeoutAction(state, seat))
        : new Choice(seat, actions.get(random.nextInt(actions.size())));
  }

  private static Stream<Card> card(AntarcticAction action) {
    return switch (action) {
      case PlayCentre play -> Stream.of(play.card());
      case Load load -> Stream.of(load.card());
      case Spend spend -> Stream.of(spend.card());
      case Close close -> Stream.of(close.card());
      case AntarcticAction.DeclareFirst declare -> Stream.empty();
      case AntarcticAction.EndTurn endTurn -> Stream.empty();
      case Call call -> Stream.empty();
      case AntarcticAction.Accept accept -> Stream.empty();
      case AntarcticAction.Decline decline -> Stream.empty();
    };
  }
}
