package games.chalet.table.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.web.RefusedException;
import org.junit.jupiter.api.Test;

class ChatTextTest {

  @Test
  void plainTextStaysAsItIs() {
    assertThat(ChatText.clean("Grüezi! <b>1 < 2</b> & 你好")).isEqualTo("Grüezi! <b>1 < 2</b> & 你好");
  }

  @Test
  void joinedEmojiStayJoined() {
    String family = "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67";
    assertThat(ChatText.clean(family)).isEqualTo(family);
  }

  @Test
  void joinersStayWhereTheyDoSomething() {
    for (String needed :
        new String[] {
          "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645",
          "\u0D28\u0D4D\u200D, \u0D28\u0D4D\u200D",
          "\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62\uDB40\uDC73\uDB40\uDC63\uDB40\uDC74\uDB40\uDC7F",
          "\u845B\uDB40\uDD00"
        }) {
      assertThat(ChatText.clean(needed)).isEqualTo(needed);
    }
  }

  @Test
  void joinersGoWhereTheyDoNothing() {
    assertThat(ChatText.clean("a\u200Db\u200Cc\uFE0Fd\uDB40\uDC67e")).isEqualTo("abcde");
    assertThat(ChatText.clean("\uD83C\uDFBF\u200D hi")).isEqualTo("\uD83C\uDFBF hi");
  }

  @Test
  void controlAndDirectionCharactersGo() {
    assertThat(ChatText.clean("a\u202Eb\u2066c\u200Fd\u0007e\uFEFFf")).isEqualTo("abcdef");
  }

  @Test
  void linesBecomeOneAndEndsAreTrimmed() {
    assertThat(ChatText.clean(" \u00A0one\r\n\ttwo\u2028three ")).isEqualTo("one   two three");
  }

  @Test
  void textThatNobodySeesIsRefused() {
    for (String nothing :
        new String[] {
          "",
          "  ",
          "\u200D",
          "\u202E\u0000",
          "\u00A0\u3000",
          "\u115F \u3164",
          "\u2800",
          "\u034F",
          "\uFE0F \u200D",
          "\uD80D\uDC41\uD80D\uDC42",
          "\uD81B\uDFE4"
        }) {
      refused("empty-text", nothing);
    }
  }

  @Test
  void blankCharactersGo() {
    assertThat(ChatText.clean("a\u3164b\u2800c\u034Fd")).isEqualTo("abcd");
    assertThat(ChatText.clean("\u2744\uFE0F")).isEqualTo("\u2744\uFE0F");
  }

  @Test
  void threeHundredLettersAreTheMost() {
    String snow = "\u96EA";
    assertThat(ChatText.clean(snow.repeat(300))).hasSize(300);
    refused("long-text", snow.repeat(301));
  }

  @Test
  void aThousandBytesAreTheMost() {
    String mountain = "\uD83C\uDFD4";
    assertThat(ChatText.clean(mountain.repeat(250))).hasSize(500);
    refused("long-text", mountain.repeat(250) + "a");
  }

  @Test
  void marksDoNotPile() {
    for (String mark : new String[] {"\u0301", "\u0489", "\u0E47", "\u20DD", "\uD834\uDD67"}) {
      assertThat(ChatText.clean("e" + mark.repeat(120))).isEqualTo("e" + mark.repeat(3));
      assertThat(ChatText.clean(mark.repeat(2) + "a " + mark + "b")).isEqualTo("a b");
      refused("empty-text", mark.repeat(5));
    }
    assertThat(ChatText.clean("\u1019" + "\u102D".repeat(120)))
        .isEqualTo("\u1019" + "\u102D".repeat(5));
    assertThat(ChatText.clean("\u1019\u102D" + "\u0301".repeat(120)))
        .isEqualTo("\u1019\u102D\u0301\u0301");
  }

  @Test
  void marksOfScriptsStay() {
    for (String word :
        new String[] {
          "Vie\u0323\u0302t",
          "\u0E17\u0E35\u0E48",
          "\u05E9\u05C1\u05B8",
          "\u0928\u094D\u0926\u0940",
          // Town, secret, a verse with its accents, a mantra, to eat, shall search.
          "\u1019\u103C\u102D\u102F\u1037",
          "\u101C\u103B\u103E\u102D\u102F\u1037",
          "\u05E9\u05BC\u05C1\u05B8\u0591",
          "\u0F67\u0FB2\u0F71\u0F72\u0F7F",
          "\u1789\u17C9\u17B6\u17C6",
          "\u0922\u0942\u0901\u0922\u093C\u0942\u0901\u0917\u093E"
        }) {
      assertThat(ChatText.clean(word)).isEqualTo(word);
    }
  }

  @Test
  void halfACharacterIsNone() {
    assertThat(ChatText.clean("a\uD83Cb")).isEqualTo("ab");
  }

  private static void refused(String code, String text) {
    assertThatThrownBy(() -> ChatText.clean(text))
        .isInstanceOfSatisfying(
            RefusedException.class, refusal -> assertThat(refusal.code()).isEqualTo(code));
  }
}
