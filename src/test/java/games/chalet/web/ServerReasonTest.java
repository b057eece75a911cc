package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

/** The server's refusals name their reasons and values; their sentences are made of them. */
class ServerReasonTest {

  private enum Deed {
    OPEN_DOOR;

    @Override
    public String toString() {
      return "open the door";
    }
  }

  private enum Door implements ServerReason {
    LOCKED(
        new Text(
            "",
            409,
            "locked",
            "You cannot {deed} number {number}.",
            new Parameter("deed", Deed.class),
            Parameter.number("number")));

    @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
    private final Text text;

    Door(Text text) {
      this.text = text;
    }

    @Override
    public Text text() {
      return text;
    }
  }

  @Test
  void valuesStandInTheSentenceAsWordsAndAmongTheParametersAsCodes() {
    RefusedException refused = Door.LOCKED.of(Deed.OPEN_DOOR, 7);
    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.code()).isEqualTo("locked");
    assertThat(refused.reason()).isEqualTo("locked");
    assertThat(refused.sentence()).isEqualTo("You cannot open the door number 7.");
    assertThat(refused.parameters().toString()).isEqualTo("{deed=OPEN_DOOR, number=7}");
  }

  @Test
  void copiesKeepTheReason() {
    RefusedException copy =
        Door.LOCKED.of(Deed.OPEN_DOOR, 7).at("t1").after(3).with(410).saying("It is locked.");
    assertThat(copy.status()).isEqualTo(410);
    assertThat(copy.sentence()).isEqualTo("It is locked.");
    assertThat(copy.table()).isEqualTo("t1");
    assertThat(copy.retryAfter()).isEqualTo(3);
    assertThat(copy.reason()).isEqualTo("locked");
    assertThat(copy.parameters()).containsEntry("number", 7);
  }

  @Test
  void missingValuesAreErrors() {
    assertThatIllegalArgumentException()
        .isThrownBy(Door.LOCKED::of)
        .withMessage("Expected 2 values for locked, was 0");
  }
}
