package games.chalet.table.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.engine.GameInfo;
import games.chalet.json.Json;
import games.chalet.web.RefusedException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The lengths of windows that a host may choose. */
class ChosenWindowsTest {

  private static final Json JSON = Json.create();

  private record Nothing() {}

  private final GameInfo<Nothing> game =
      new GameInfo<>(
          "calls",
          "Calls",
          1,
          2,
          4,
          Nothing.class,
          List.of(),
          List.of(
              new GameInfo.Window("close", Duration.ofSeconds(3)),
              new GameInfo.Window("goingOut", Duration.ofSeconds(5))));

  @Test
  void onlyChosenValuesAreKept() {
    assertThat(ChosenWindows.check(game, Map.of(), JSON)).isEqualTo("{}");
    String text = ChosenWindows.check(game, Map.of("goingOut", 8000L, "close", 1000L), JSON);
    assertThat(text).isEqualTo("{\"close\":1000,\"goingOut\":8000}");
    assertThat(ChosenWindows.read(text, JSON)).isEqualTo(Map.of("close", 1000L, "goingOut", 8000L));
  }

  @ParameterizedTest
  @CsvSource({
    "opening, 3000, unknown-window",
    "close, 999, window-length",
    "close, 0, window-length",
    "close, -1, window-length",
    "goingOut, 259200001, window-length"
  })
  void theRestIsRefused(String kind, long millis, String code) {
    assertThatThrownBy(() -> ChosenWindows.check(game, Map.of(kind, millis), JSON))
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused -> {
              assertThat(refused.code()).isEqualTo(code);
              assertThat(refused.status()).isEqualTo(422);
            });
  }

  @Test
  void threeDaysAreNotTooLong() {
    assertThat(ChosenWindows.check(game, Map.of("close", 259_200_000L), JSON)).contains("close");
  }
}
