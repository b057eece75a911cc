package games.chalet.rules.ohhell;

import static games.chalet.rules.kit.PlayingCard.ACE_OF_CLUBS;
import static games.chalet.rules.kit.PlayingCard.ACE_OF_HEARTS;
import static games.chalet.rules.kit.PlayingCard.FIVE_OF_HEARTS;
import static games.chalet.rules.kit.PlayingCard.KING_OF_HEARTS;
import static games.chalet.rules.kit.PlayingCard.NINE_OF_SPADES;
import static games.chalet.rules.kit.PlayingCard.QUEEN_OF_DIAMONDS;
import static games.chalet.rules.kit.PlayingCard.TEN_OF_HEARTS;
import static games.chalet.rules.kit.PlayingCard.TWO_OF_CLUBS;
import static games.chalet.rules.kit.PlayingCard.TWO_OF_SPADES;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Outcome.Result;
import games.chalet.engine.Playthrough;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.rules.kit.Hands;
import games.chalet.rules.kit.PlayingCard;
import games.chalet.rules.kit.Trick;
import games.chalet.rules.ohhell.OhHellAction.Bid;
import games.chalet.rules.ohhell.OhHellAction.Play;
import games.chalet.rules.ohhell.OhHellEvent.NewDeal;
import games.chalet.rules.ohhell.OhHellEvent.Scored;
import games.chalet.rules.ohhell.OhHellEvent.TookTheTrick;
import games.chalet.rules.ohhell.OhHellOptions.Deals;
import games.chalet.rules.ohhell.OhHellOptions.Hook;
import games.chalet.rules.ohhell.OhHellState.Board;
import games.chalet.rules.ohhell.OhHellState.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rulings of {@code docs/rules/ohhell.md} by their numbers. */
class RulingsTest {

  private static final OhHell GAME = new OhHell();
  private static final Chance CHANCE = new Chance(new Seed("7".repeat(64)));
  private static final OhHellOptions USUAL = new OhHellOptions(Deals.LONG, Hook.ON);
  private static final OhHellOptions FREE = new OhHellOptions(Deals.LONG, Hook.OFF);

  private static OhHellState dealt(OhHellOptions options, int seats) {
    return GAME.initialState(options, seats, Optional.of(new Seat(0)), CHANCE);
  }

  /** Three players with these hands; hearts are trumps, seat 2 deals, and nothing is bid. */
  private static OhHellState scene(OhHellOptions options, int points, PlayingCard... cards) {
    int each = cards.length / 3;
    List<List<PlayingCard>> hands =
        IntStream.range(0, 3)
            .mapToObj(seat -> List.of(cards).subList(seat * each, (seat + 1) * each))
            .toList();
    List<PlayingCard> stock = new ArrayList<>(PlayingCard.DECK);
    stock.removeAll(List.of(cards));
    stock.remove(FIVE_OF_HEARTS);
    List<Place> places =
        IntStream.range(0, 3)
            .mapToObj(seat -> new Place(Optional.empty(), 0, points * seat))
            .toList();
    Board board = new Board(options, each, new Seat(2), FIVE_OF_HEARTS, Trick.EMPTY, places);
    return new OhHellState(board, new Hands<>(hands, stock), List.of());
  }

  private static Step<OhHellState, OhHellEvent> step(OhHellState state, OhHellAction action) {
    return new Playthrough<>(GAME, CHANCE).apply(state, state.board().toAct(), action);
  }

  private static OhHellState after(OhHellState state, OhHellAction... actions) {
    OhHellState now = state;
    for (OhHellAction action : actions) {
      now = step(now, action).state();
    }
    return now;
  }

  private static List<OhHellAction> legal(OhHellState state) {
    return GAME.legalActions(state, state.board().toAct());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 7})
  void ruling1_threeToSixPlay(int seats) {
    assertThat(GAME.validate(USUAL, seats).getFirst().sentence())
        .isEqualTo("Oh Hell is for three to six players.");
  }

  @ParameterizedTest
  @CsvSource({"LONG, 3, 10", "LONG, 5, 10", "LONG, 6, 8", "SHORT, 3, 5", "SHORT, 6, 5"})
  void ruling2_theFirstDealIsTheLongest(Deals deals, int seats, int cards) {
    OhHellState state = dealt(new OhHellOptions(deals, Hook.ON), seats);
    assertThat(state.hands().bySeat()).hasSize(seats).allMatch(hand -> hand.size() == cards);
    assertThat(state.hands().stock()).hasSize(51 - seats * cards);
  }

  @Test
  void ruling2_eachDealHasOneCardFewerAndTheDealGoesRound() {
    OhHellState state =
        scene(
            FREE,
            0,
            ACE_OF_CLUBS,
            TWO_OF_CLUBS,
            KING_OF_HEARTS,
            TEN_OF_HEARTS,
            NINE_OF_SPADES,
            TWO_OF_SPADES);
    OhHellState last =
        after(
            state,
            new Bid(0),
            new Bid(2),
            new Bid(0),
            new Play(TWO_OF_CLUBS),
            new Play(KING_OF_HEARTS),
            new Play(TWO_OF_SPADES),
            new Play(TEN_OF_HEARTS),
            new Play(NINE_OF_SPADES));
    Step<OhHellState, OhHellEvent> step = step(last, new Play(ACE_OF_CLUBS));
    assertThat(step.events()).contains(new NewDeal(new Seat(0), 1, step.state().board().turnUp()));
    assertThat(step.state().board().toAct()).isEqualTo(new Seat(1));
    assertThat(step.state().hands().bySeat()).allMatch(hand -> hand.size() == 1);
    assertThat(step.revealed()).isTrue();
    assertThat(GAME.points(step.state())).containsExactly(10, 12, 10);
  }

  @Test
  void ruling3_whoBeginsIsTheFirstToBid() {
    OhHellState state = GAME.initialState(USUAL, 4, Optional.of(new Seat(2)), CHANCE);
    assertThat(state.board().dealer()).isEqualTo(new Seat(1));
    assertThat(state.board().toAct()).isEqualTo(new Seat(2));
  }

  @Test
  void ruling4_bidsAreMadeInTurnAndStand() {
    OhHellState state = after(dealt(USUAL, 3), new Bid(4));
    assertThat(state.board().toAct()).isEqualTo(new Seat(1));
    assertThat(state.board().places().getFirst().bid()).contains(4);
    assertThat(GAME.refusal(state, new Seat(0), new Bid(3)).code()).isEqualTo("not-your-turn");
    assertThat(GAME.refusal(state, new Seat(1), new Bid(11)).code()).isEqualTo("no-such-bid");
    assertThat(GAME.refusal(state, new Seat(1), new Play(ACE_OF_CLUBS)).code())
        .isEqualTo("bid-first");
  }

  @Test
  void ruling5_theDealerMayNotMakeTheBidsAddUp() {
    OhHellState state = after(dealt(USUAL, 3), new Bid(4), new Bid(1));
    assertThat(legal(state)).hasSize(10).doesNotContain(new Bid(5));
    assertThat(GAME.refusal(state, new Seat(2), new Bid(5)).code()).isEqualTo("hook");
    assertThat(legal(after(dealt(USUAL, 3), new Bid(9), new Bid(9)))).hasSize(11);
    assertThat(legal(after(dealt(FREE, 3), new Bid(4), new Bid(1)))).hasSize(11);
    assertThat(legal(after(dealt(USUAL, 3), new Bid(4)))).hasSize(11);
  }

  @Test
  void ruling6_theCardThatIsTurnedUpIsInNoHand() {
    OhHellState state = dealt(USUAL, 5);
    assertThat(state.hands().all()).hasSize(51).doesNotContain(state.board().turnUp());
  }

  @Test
  void ruling7_whoCanFollowHasToAndNobodyNeedTrump() {
    OhHellState bid =
        after(
            scene(
                FREE,
                0,
                ACE_OF_CLUBS,
                QUEEN_OF_DIAMONDS,
                TWO_OF_CLUBS,
                KING_OF_HEARTS,
                TEN_OF_HEARTS,
                NINE_OF_SPADES),
            new Bid(0),
            new Bid(0),
            new Bid(0));
    OhHellState led = after(bid, new Play(ACE_OF_CLUBS));
    assertThat(legal(led)).containsExactly(new Play(TWO_OF_CLUBS));
    assertThat(GAME.refusal(led, new Seat(1), new Play(KING_OF_HEARTS)).code())
        .isEqualTo("follow-suit");
    OhHellState third = after(led, new Play(TWO_OF_CLUBS));
    assertThat(legal(third)).containsExactly(new Play(TEN_OF_HEARTS), new Play(NINE_OF_SPADES));
    Step<OhHellState, OhHellEvent> step = step(third, new Play(TEN_OF_HEARTS));
    assertThat(step.events()).contains(new TookTheTrick(new Seat(2)));
    assertThat(step.state().board().trick().cards())
        .containsExactly(ACE_OF_CLUBS, TWO_OF_CLUBS, TEN_OF_HEARTS);
    assertThat(step.state().board().toAct()).isEqualTo(new Seat(2));
    OhHellState next = after(step.state(), new Play(NINE_OF_SPADES));
    assertThat(next.board().trick().cards()).containsExactly(NINE_OF_SPADES);
  }

  private static Step<OhHellState, OhHellEvent> lastTrick(int points) {
    OhHellState state = scene(FREE, points, ACE_OF_CLUBS, TWO_OF_CLUBS, ACE_OF_HEARTS);
    OhHellState bids = after(state, new Bid(1), new Bid(0), new Bid(1));
    return step(
        after(bids, new Play(ACE_OF_CLUBS), new Play(TWO_OF_CLUBS)), new Play(ACE_OF_HEARTS));
  }

  @Test
  void ruling8_onlyAnExactBidIsWorthAnything() {
    assertThat(lastTrick(0).events()).endsWith(new Scored(List.of(0, 10, 11)));
  }

  @Test
  void ruling9_theMostPointsWinAfterTheDealOfOneCard() {
    OhHellState state = lastTrick(4).state();
    assertThat(GAME.turn(state))
        .isInstanceOfSatisfying(
            Turn.Over.class,
            over ->
                assertThat(over.outcome().results())
                    .containsExactly(
                        new Result(0, 3, -1), new Result(14, 2, 0), new Result(19, 1, 1)));
    assertThat(GAME.refusal(state, new Seat(0), new Bid(0)).code()).isEqualTo("match-over");
  }

  @Test
  void ruling10_theTableBidsTheLeastAndPlaysTheFirst() {
    OhHellState state =
        scene(
            USUAL,
            0,
            ACE_OF_CLUBS,
            TWO_OF_CLUBS,
            KING_OF_HEARTS,
            TEN_OF_HEARTS,
            NINE_OF_SPADES,
            TWO_OF_SPADES);
    assertThat(GAME.timeoutAction(state, new Seat(0))).isEqualTo(new Bid(0));
    OhHellState bids = after(state, new Bid(1), new Bid(1));
    assertThat(GAME.timeoutAction(bids, new Seat(2))).isEqualTo(new Bid(1));
    assertThat(GAME.timeoutAction(after(bids, new Bid(1)), new Seat(0)))
        .isEqualTo(new Play(ACE_OF_CLUBS));
  }
}
