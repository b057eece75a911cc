package games.chalet.web.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TypedTextTest {

  @Test
  void isolatesWhatRunsFromRightToLeft() {
    assertThat(TypedText.isolated("\u05E1\u05D1\u05D0 4"))
        .isEqualTo("\u2068\u05E1\u05D1\u05D0 4\u2069");
    assertThat(TypedText.isolated("Ada \u0645")).isEqualTo("\u2068Ada \u0645\u2069");
    assertThat(TypedText.isolated("Ada (2)")).isEqualTo("Ada (2)");
  }
}
