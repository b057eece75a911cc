package games.chalet.rules.kit;

import static games.chalet.rules.kit.PlayingCard.ACE_OF_CLUBS;
import static games.chalet.rules.kit.PlayingCard.ACE_OF_SPADES;
import static games.chalet.rules.kit.PlayingCard.KING_OF_HEARTS;
import static games.chalet.rules.kit.PlayingCard.TEN_OF_HEARTS;
import static games.chalet.rules.kit.PlayingCard.TWO_OF_CLUBS;
import static games.chalet.rules.kit.PlayingCard.TWO_OF_HEARTS;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.rules.kit.PlayingCard.Suit;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrickTest {

  private static Trick trick(PlayingCard... cards) {
    Trick trick = Trick.EMPTY;
    for (int seat = 0; seat < cards.length; seat++) {
      trick = trick.with(new Seat(seat), cards[seat]);
    }
    return trick;
  }

  @Test
  void aPlayerMustFollowSuitIfPossible() {
    List<PlayingCard> hand = List.of(ACE_OF_CLUBS, TWO_OF_HEARTS, KING_OF_HEARTS);
    assertThat(trick(TEN_OF_HEARTS).playable(hand)).containsExactly(TWO_OF_HEARTS, KING_OF_HEARTS);
    assertThat(trick(ACE_OF_SPADES).playable(hand)).isEqualTo(hand);
    assertThat(Trick.EMPTY.playable(hand)).isEqualTo(hand);
  }

  @Test
  void theHighestTrumpTakesItOrElseTheHighestOfTheSuitLed() {
    Trick trick = trick(TEN_OF_HEARTS, ACE_OF_SPADES, KING_OF_HEARTS, TWO_OF_CLUBS, ACE_OF_CLUBS);
    assertThat(trick.winner(null)).isEqualTo(new Seat(2));
    assertThat(trick.winner(Suit.CLUBS)).isEqualTo(new Seat(4));
    assertThat(trick.winner(Suit.HEARTS)).isEqualTo(new Seat(2));
    assertThat(trick.winner(Suit.DIAMONDS)).isEqualTo(new Seat(2));
  }

  @Test
  void aPlayerWithoutTheSuitIsDealtNoneOfIt() {
    Trick trick = trick(TEN_OF_HEARTS, ACE_OF_SPADES, TWO_OF_HEARTS);
    assertThat(trick.showsVoid(new Seat(1), Suit.HEARTS)).isTrue();
    assertThat(trick.showsVoid(new Seat(1), Suit.SPADES)).isFalse();
    assertThat(trick.showsVoid(new Seat(2), Suit.HEARTS)).isFalse();
    assertThat(Trick.mayHold(List.of(trick)).test(new Seat(1), KING_OF_HEARTS)).isFalse();
    assertThat(Trick.mayHold(List.of(trick)).test(new Seat(1), ACE_OF_CLUBS)).isTrue();
    assertThat(Trick.EMPTY.showsVoid(new Seat(0), Suit.HEARTS)).isFalse();
  }

  @Test
  void theDeckHasEachCardOnce() {
    assertThat(PlayingCard.DECK).hasSize(52);
    assertThat(TWO_OF_CLUBS.rank()).isEqualTo(2);
    assertThat(ACE_OF_SPADES.rank()).isEqualTo(14);
    assertThat(PlayingCard.DECK)
        .allMatch(card -> card.name().endsWith("_OF_" + card.suit().name()));
    assertThat(PlayingCard.audit(PlayingCard.DECK)).isEmpty();
    assertThat(PlayingCard.audit(List.of(ACE_OF_CLUBS, ACE_OF_CLUBS))).hasSize(1);
  }
}
