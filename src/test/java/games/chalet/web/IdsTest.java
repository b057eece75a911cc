package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class IdsTest {

  @Test
  void anIdOfATextIsTheSameForTheSameTextAlone() {
    assertThat(Ids.of("ada 1")).isEqualTo(Ids.of("ada 1")).matches("[A-Za-z0-9]{22}");
    assertThat(Ids.of("ada 2")).isNotEqualTo(Ids.of("ada 1"));
  }
}
