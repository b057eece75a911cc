package games.chalet.stomp.socket;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

@ExtendWith(OutputCaptureExtension.class)
class HandshakeWarningsTest {

  private final HandshakeWarnings warnings = new HandshakeWarnings();

  @Test
  void inventedPagesDoNotFillTheLog(CapturedOutput output) {
    for (int i = 0; i < 3 * HandshakeWarnings.MOST; i++) {
      warnings.foreignPage("https://flood" + i + ".example", "chalet.example.org");
    }
    assertThat(lines(output, ".example")).isEqualTo(HandshakeWarnings.MOST);
  }

  @Test
  void sentMessagesAreLoggedAsOneShortLine(CapturedOutput output) {
    warnings.foreignPage("https://long" + "x".repeat(5000), "chalet\u001b[31m.example\n.org");
    assertThat(output.toString().lines().filter(line -> line.contains("https://long")))
        .singleElement()
        .asString()
        .hasSizeLessThan(1500)
        .contains("chalet?[31m.example?.org");
  }

  /** A sandboxed page has none; there is nothing that a host could set. */
  @Test
  void aPageWithoutAnAddressIsNotLogged(CapturedOutput output) {
    warnings.foreignPage("null", "sandbox.example.org");
    assertThat(lines(output, "sandbox.example.org")).isZero();
  }

  private static long lines(CapturedOutput output, String part) {
    return output.toString().lines().filter(line -> line.contains(part)).count();
  }
}
