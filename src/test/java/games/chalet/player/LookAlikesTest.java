package games.chalet.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LookAlikesTest {

  @ParameterizedTest
  @CsvSource({
    "Ben, ben",
    "Ben, BEN",
    "Ben, \uFF22\uFF45\uFF4E",
    "Ben, B\u0435n",
    "Ben, \u0392en",
    "BEN, \u0412\u0415\u039D",
    "ben, \u0412\u0415N",
    "Ben, \uD835\uDC01\uD835\uDC1E\uD835\uDC27",
    "Ben, Ben\uFE0F",
    "Ivo, lvo",
    "ivo, \u0406VO",
    "Tim, Tirn",
    "Bob, B0b",
    "Zo\u00EB, Zoe\u0308"
  })
  void looksLike(String one, String other) {
    assertThat(doLookAlike(one, other)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "Ben, Bev",
    "Ben, Ren",
    "Ada, Ida",
    "Zoe, Zo\u00EB",
    "Con, Oon",
    "\u041E\u043B\u044F, \u041E\u043B\u0435",
    "\u96EA, \u5C71"
  })
  void looksDifferent(String one, String other) {
    assertThat(doLookAlike(one, other)).isFalse();
  }

  private static boolean doLookAlike(String one, String other) {
    return !Collections.disjoint(LookAlikes.formsOf(one), LookAlikes.formsOf(other));
  }
}
