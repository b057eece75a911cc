package games.chalet.playouts.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class SolveTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

  private int run(String... words) {
    return Solve.run(
        words,
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(errors, true, StandardCharsets.UTF_8));
  }

  @Test
  void manyDealsAreCountedAndOneIsToldWithItsLine() {
    assertThat(run("--game", "crashlanding", "--count", "5")).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("5 deals: 5 can be won, 0 cannot");
    out.reset();
    assertThat(run("--game", "crashlanding", "--deal", "5a".repeat(32))).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .startsWith("{\"line\":[{\"type\":\"")
        .contains("\"complete\":");
  }

  @Test
  void unreadableArgumentsAreNamed() {
    assertThat(run("--game", "infiniski")).isEqualTo(2);
    assertThat(errors.toString(StandardCharsets.UTF_8)).contains("nothing to look for");
    assertThat(run("--game", "none")).isEqualTo(2);
    assertThat(run("--gam", "crashlanding")).isEqualTo(2);
    assertThat(run("--game", "crashlanding", "--deal", "5a")).isEqualTo(2);
    assertThat(run("--game", "crashlanding", "--count", "many")).isEqualTo(2);
  }
}
