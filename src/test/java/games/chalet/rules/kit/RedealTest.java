package games.chalet.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RedealTest {

  private static Chance chance(int number) {
    return new Chance(new Seed("%064x".formatted(number)));
  }

  /** Small enough to try all deals: what may lie where is drawn by lot, one bit for each card. */
  @Test
  void aDealIsFoundExactlyWhereThereIsOne() {
    int found = 0;
    for (int number = 0; number < 3000; number++) {
      Random random = new Random(number);
      int size = 1 + random.nextInt(6);
      List<Integer> cards = IntStream.range(0, size).boxed().toList();
      List<Integer> allowed = random.ints(size, 0, 1 << size).boxed().toList();
      Redeal<Integer> redeal = new Redeal<>();
      allowed.forEach(bits -> redeal.pile(1, card -> (bits >> card & 1) == 1));
      Optional<List<Integer>> dealt = dealt(redeal, cards, number);
      assertThat(dealt.isPresent()).as("number %s", number).isEqualTo(exists(allowed, 0, 0));
      if (dealt.isPresent()) {
        found++;
        List<Integer> order = dealt.get();
        assertThat(order).as("number %s", number).containsExactlyInAnyOrderElementsOf(cards);
        assertThat(cards)
            .as("number %s", number)
            .allMatch(place -> (allowed.get(place) >> order.get(place) & 1) == 1);
      }
    }
    assertThat(found).isBetween(500, 2500);
  }

  private static Optional<List<Integer>> dealt(
      Redeal<Integer> redeal, List<Integer> cards, int number) {
    try {
      return Optional.of(
          redeal.deal("test", cards, chance(number)).stream().map(List::getFirst).toList());
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static boolean exists(List<Integer> allowed, int place, int used) {
    if (place == allowed.size()) {
      return true;
    }
    return IntStream.range(0, allowed.size())
        .filter(card -> (allowed.get(place) >> card & 1) == 1 && (used >> card & 1) == 0)
        .anyMatch(card -> exists(allowed, place + 1, used | 1 << card));
  }

  @Test
  void theOrderInWhichCardsAreGivenDoesNotMatter() {
    List<Integer> cards = IntStream.range(0, 20).boxed().toList();
    List<Integer> reversed = new ArrayList<>(cards);
    Collections.reverse(reversed);
    Predicate<Integer> even = card -> card % 2 == 0;
    Redeal<Integer> redeal = new Redeal<Integer>().pile(7, even).pile(13, card -> true);
    assertThat(redeal.deal("test", reversed, chance(1)))
        .isEqualTo(redeal.deal("test", cards, chance(1)));
  }

  @Test
  void everyPossibleDealIsMetAgainAndAgain() {
    Redeal<Integer> redeal = new Redeal<Integer>().pile(1, card -> card != 0).pile(2, card -> true);
    Set<List<List<Integer>>> deals = new HashSet<>();
    for (int number = 0; number < 200; number++) {
      deals.add(redeal.deal("test", List.of(0, 1, 2), chance(number)));
    }
    assertThat(deals).hasSize(4);
  }

  @Test
  void asManyCardsAreNeededAsThereArePlaces() {
    Redeal<Integer> redeal = new Redeal<Integer>().pile(2, card -> true);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> redeal.deal("test", List.of(1), chance(1)));
  }

  @Test
  void handsStayAsLargeAsTheyAreAndMyOwnStaysAsItIs() {
    Hands<Integer> hands =
        new Hands<>(List.of(List.of(1, 4), List.of(2, 3), List.of()), List.of(5, 6));
    Viewer me = new Viewer.Seated(new Seat(0));
    for (int number = 0; number < 50; number++) {
      Hands<Integer> other = hands.resampled(me, (seat, card) -> card != 2, chance(number));
      assertThat(other.bySeat().getFirst()).containsExactly(1, 4);
      assertThat(other.of(new Seat(1))).hasSize(2).isSorted().doesNotContain(2);
      assertThat(other.of(new Seat(2))).isEmpty();
      assertThat(other.stock()).contains(2);
      assertThat(other.all()).containsExactlyInAnyOrderElementsOf(hands.all());
    }
  }
}
