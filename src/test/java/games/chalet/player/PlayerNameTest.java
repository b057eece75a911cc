package games.chalet.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.web.RefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerNameTest {

  @ParameterizedTest
  @CsvSource({
    "Ada, Ada",
    "'  Ada   Lovelace ', Ada Lovelace",
    "A\u030Angstr\u00F6m, \u00C5ngstr\u00F6m",
    "7, 7",
    "\u2744, \u2744",
    "\u96EA\u5C71, \u96EA\u5C71",
    "O'Hara-Smith, O'Hara-Smith"
  })
  void isTrimmedAndNormal(String typed, String shown) {
    assertThat(PlayerName.of(typed.replace("'O", "O"))).isEqualTo(shown);
  }

  @Test
  void hasAtMost24CharactersAsPeopleCountThem() {
    String emoji = "\uD83C\uDFBF".repeat(24);
    assertThat(PlayerName.of(emoji)).isEqualTo(emoji);
    assertThatThrownBy(() -> PlayerName.of(emoji + "x")).isInstanceOf(RefusedException.class);
  }

  @Test
  void isNotEvenLookedAtIfVeryLong() {
    assertThatThrownBy(() -> PlayerName.of("A" + " ".repeat(500) + "B"))
        .isInstanceOf(RefusedException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "\u00A0\u3000",
        "...",
        "Ada\n",
        "Ada\u0000",
        "Ada\u202Eabc",
        "Ada\u2066",
        "A\u200Bda",
        "\u2800",
        "\u3164",
        "\u115F",
        "Ada\u034F",
        "Ada\u17B5",
        "\uE000",
        "\uD800",
        "aaaaaaaaaaaaaaaaaaaaaaaaa",
        "a\u0301\u0301\u0301\u0301\u0301"
      })
  void isRefusedWhereItWouldDeceive(String typed) {
    assertThatThrownBy(() -> PlayerName.of(typed))
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.code()).isEqualTo("bad-name"));
  }
}
