package games.chalet.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.web.RefusedException;
import java.util.List;
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Bot Alma",
        "bot x",
        "B\u03BFt Alma",
        "\uFF22\uFF4F\uFF54 Alma",
        "B0t Alma",
        "a guest",
        "A Guest",
        "\u0430 gu\u0435st",
        "Ben (2)",
        "Ben(2)",
        "Ben \uFF082\uFF09",
        "Ben \u2475",
        "Ben (\u0662)"
      })
  void isNoneThatOnlyTheServerGives(String typed) {
    assertThatThrownBy(() -> PlayerName.of(typed))
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.sentence()).contains("reserved"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Bot", "Botticelli", "Abbot Al", "a guest of Ben", "Ben (the 2nd)", "(2) Ben"})
  void mayBeginOrEndLikeOneOfThose(String typed) {
    assertThat(PlayerName.of(typed)).isEqualTo(typed);
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
        "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645",
        "\u0627\u0645\u06CC\u0631\u200C\u062D\u0633\u06CC\u0646",
        "\u0DC1\u0DCA\u200D\u0DBB\u0DD3",
        "\u0930\u093E\u091C\u0915\u094D\u200D\u0937",
        "\u0D30\u0D3E\u0D1C\u0D28\u0D4D\u200D",
        "\u09B0\u200D\u09CD\u09AF\u09BE\u09AC",
        "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67 Ada",
        "\uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08",
        "\uD83D\uDC69\uD83C\uDFFD\u200D\uD83D\uDE80",
        "\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62\uDB40\uDC73\uDB40\uDC63\uDB40\uDC74\uDB40\uDC7F",
        "7\uFE0F\u20E3",
        "\u2744\uFE0F",
        "\u845B\uDB40\uDD00",
        "\u05E1\u05D1\u05D0 4"
      })
  void hasTheJoinersThatItsScriptOrEmojiNeeds(String typed) {
    assertThat(PlayerName.of(typed)).isEqualTo(typed);
  }

  @Test
  void losesTheIsolationWithWhichPagesShowIt() {
    assertThat(PlayerName.of("\u2068\u05E1\u05D1\u05D0 4\u2069")).isEqualTo("\u05E1\u05D1\u05D0 4");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A\u200Dda",
        "A\u200Cda",
        "Ada\u200D",
        "\u200CAda",
        "Ada\uFE0F",
        "Ada\uDB40\uDD00",
        "1\uFE0F",
        "\u0645\u200C\u200C\u0646",
        "\u0645\u200C",
        "\u0645\u200CA",
        "\u041C\u200D\u0430",
        "\uD83C\uDFBF\u200D",
        "\uD83C\uDFBF\u200D\u200D\uD83C\uDFBF",
        "\uD83C\uDFF4\uDB40\uDC75\uDB40\uDC73\uDB40\uDC7F",
        "Ada\uDB40\uDC67\uDB40\uDC7F",
        "\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62",
        "\u05E1\u200F\u05D1",
        "Ada\u00AD",
        "\u2068Ada",
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
        "\uD80D\uDC41",
        "Ada\uD81B\uDFE4",
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u1019\u103C\u102D\u102F\u1037",
        "\u101C\u103B\u103E\u102D\u102F\u1037",
        "\u0F67\u0FB2\u0F71\u0F72\u0F7F",
        "\u0E01\u0E35\u0E48",
        "\u1789\u17C9\u17B6\u17C6"
      })
  void hasTheMarksThatItsScriptNeeds(String typed) {
    assertThat(PlayerName.of(typed)).isEqualTo(typed);
  }

  @Test
  void aMarkThatStandsOnNoLetterGoes() {
    for (String mark : List.of("\u0301", "\u0489", "\u20DD")) {
      assertThat(PlayerName.of(mark.repeat(3) + "Ana")).isEqualTo("Ana");
      assertThat(PlayerName.of(" " + mark + "Ana " + mark + "Lou")).isEqualTo("Ana Lou");
    }
    assertThat(PlayerName.of("A\u0323na")).isEqualTo("\u1EA0na");
  }
}
