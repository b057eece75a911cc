package games.chalet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** A refusal names its reason and its values; its sentence is made of them. */
class RefusalReasonTest {

  private enum Snow {
    POWDER
  }

  private enum Skiing implements RefusalReason {
    TOO_FAST(
        new Text(
            "skiing",
            "speed",
            "turns",
            "At {speed} in {snow} you fall, and {speed} is {speed}.",
            RefusalParameter.number("speed", String::valueOf),
            RefusalParameter.constant("snow", Snow.class))),
    NO_SKIS(new Text("skiing", "skis", "", "You have no skis."));

    @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
    private final Text text;

    Skiing(Text text) {
      this.text = text;
    }

    @Override
    public Text text() {
      return text;
    }
  }

  @Test
  void valuesStandInTheSentenceAndAmongTheParametersInTheirOrder() {
    Refusal refusal = Skiing.TOO_FAST.of(7, Snow.POWDER);
    assertThat(refusal)
        .isEqualTo(
            new Refusal(
                "speed",
                "At 7 in powder you fall, and 7 is 7.",
                "turns",
                "skiing-too-fast",
                Map.of("speed", 7, "snow", "POWDER")));
    assertThat(refusal.parameters().keySet()).containsExactly("speed", "snow");
  }

  @Test
  void anotherParagraphChangesNothingElse() {
    assertThat(Skiing.NO_SKIS.of().at("gear"))
        .isEqualTo(new Refusal("skis", "You have no skis.", "gear", "skiing-no-skis", Map.of()));
  }

  @Test
  void missingAndMistypedValuesAreErrors() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Skiing.TOO_FAST.of(7))
        .withMessage("Expected 2 values for skiing-too-fast, was 1");
    assertThatExceptionOfType(ClassCastException.class)
        .isThrownBy(() -> Skiing.TOO_FAST.of(Snow.POWDER, 7));
  }

  @Test
  void noPageHasWordsForARefusalWithoutAReasonOfItsOwn() {
    assertThat(new Refusal("closed", "It is closed.", "").reason()).isEqualTo("closed");
  }
}
