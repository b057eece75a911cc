package games.chalet.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import games.chalet.engine.GameInfo;
import games.chalet.engine.GameInfo.Choice;
import games.chalet.engine.GameInfo.Option;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameInfoBuilderTest {

  private enum Deck {
    FULL,
    SHORT
  }

  private record Options(Deck deck, int jokers) {}

  private static GameInfoBuilder<Options> builder() {
    return new GameInfoBuilder<>(Options.class, 2, 5);
  }

  @Test
  void enumsOfferTheirConstantsAndNumbersWhatIsNamed() {
    GameInfo<Options> info =
        builder()
            .numbers("jokers", List.of(0, 2))
            .only("deck", Deck.SHORT, 2, 3)
            .build("a", "A", 7);
    assertThat(info.options())
        .containsExactly(
            new Option("deck", List.of(new Choice("FULL", 2, 5), new Choice("SHORT", 2, 3))),
            new Option("jokers", List.of(new Choice("0", 2, 5), new Choice("2", 2, 5))));
    assertThat(info.rulesVersion()).isEqualTo(7);
    assertThat(info.windows()).isEmpty();
  }

  @Test
  void aFormMayHaveThemInAnotherOrder() {
    GameInfo<Options> info =
        builder().numbers("jokers", List.of(0)).before("deck", "jokers").build("a", "A", 1);
    assertThat(info.options()).extracting(Option::key).containsExactly("jokers", "deck");
  }

  @Test
  void anOptionWithoutChoicesIsForgotten() {
    assertThatIllegalStateException()
        .isThrownBy(() -> builder().build("a", "A", 1))
        .withMessageContaining("jokers");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder().numbers("joker", List.of(1)))
        .withMessageContaining("joker");
  }

  @Test
  void theNumberOfSeatsIsToldInWords() {
    GameInfo<Options> several = builder().numbers("jokers", List.of(0)).build("a", "Ace", 1);
    assertThat(StandardRefusal.seats(several).sentence())
        .isEqualTo("Ace is for two to five players.");
    GameInfo<Options> alone =
        new GameInfoBuilder<>(Options.class, 1, 1)
            .numbers("jokers", List.of(0))
            .build("a", "Ace", 1);
    assertThat(StandardRefusal.seats(alone).sentence()).isEqualTo("Ace is for one player.");
  }
}
