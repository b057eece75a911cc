package games.chalet.web.limits;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.web.problems.CommonRefusal;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.mock.web.MockHttpServletRequest;

/** The figures of refusals, and the lines that name who was refused. */
@ExtendWith(OutputCaptureExtension.class)
class ReachedLimitsTest {

  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final ReachedLimits reached = new ReachedLimits(meters);

  private double refused(String limit) {
    return meters.get("chalet.limits.refused").tag("limit", limit).counter().count();
  }

  private static List<String> lines(CapturedOutput output) {
    return output.getOut().lines().filter(line -> line.contains("ReachedLimits")).toList();
  }

  @Test
  void eachRefusalIsCountedAndTheFirstIsLogged(CapturedOutput output) {
    assertThat(refused("writes-per-address")).isZero();
    for (int i = 0; i < 1_000; i++) {
      reached.count(Limit.WRITES_PER_ADDRESS, "192.0.2.1");
    }
    assertThat(refused("writes-per-address")).isEqualTo(1_000);
    assertThat(refused("writes")).isZero();
    assertThat(lines(output)).hasSize(1);
    assertThat(output)
        .contains(
            "Limit writes-per-address reached by 192.0.2.1"
                + " (see CHALET_LIMITS_WRITESPERADDRESS in docs/settings.md)");
    reached.count(Limit.WRITES_PER_ADDRESS, "192.0.2.2");
    reached.count(Limit.READS_PER_ADDRESS, "192.0.2.1");
    assertThat(lines(output)).hasSize(3);
  }

  /** As an address may come in a header. */
  @ParameterizedTest
  @CsvSource({
    "192.0.2.1, 192.0.2.1",
    "192.0.2.1:4711, 192.0.2.1",
    "::ffff:192.0.2.1, 192.0.2.1",
    "2001:db8:1:2:3:4:5:6, 2001:db8:1:2:0:0:0:0/64",
    "[2001:DB8:1:2::1%eth0]:80, 2001:db8:1:2:0:0:0:0/64",
    "192.0.2.1 by guest Ada, unknown",
    "'192.0.2.1\n2026 WARN Wrong table key from 192.0.2.9', unknown",
    "Ada, unknown",
    "'', unknown"
  })
  void aLineHasAParsedAddressAndNothingElseOfTheClient(
      String sent, String shown, CapturedOutput output) {
    reached.by(Limit.SENDS).accept(CountedAddress.of(sent));
    reached.count(Limit.SOCKETS_PER_ADDRESS, "for programs " + CountedAddress.of(sent));
    assertThat(lines(output)).hasSize(2).allMatch(line -> line.contains("by " + shown + " (see"));
    // Not in all the output: a thread of another test may write as well.
    assertThat(lines(output)).noneMatch(line -> line.contains("Ada"));
    assertThat(output).doesNotContain("192.0.2.9");
  }

  @Test
  void anHourHasAHundredLinesAndThenANumber(CapturedOutput output) {
    for (int network = 0; network < 20_000; network++) {
      reached.count(Limit.GUESTS_PER_ADDRESS, "10.1." + network / 250 + "." + network % 250);
    }
    assertThat(lines(output)).hasSize(100);
    reached.nextHour();
    assertThat(lines(output)).hasSize(101);
    assertThat(lines(output).getLast()).contains("9900 more times");
    reached.nextHour();
    reached.count(Limit.GUESTS_PER_ADDRESS, "10.1.0.0");
    assertThat(lines(output)).hasSize(102);
    assertThat(refused("guests-per-address")).isEqualTo(20_001);
  }

  @Test
  void limitsInsideAPartOfTheServerAreCountedByTheirReasons(CapturedOutput output) {
    reached.count("too-fast", "table-too-fast", "192.0.2.1");
    reached.count("busy", "match-busy", "192.0.2.1");
    reached.count("too-many-tables", "table-too-many-tables", "192.0.2.1");
    assertThat(refused("table-too-fast")).isEqualTo(1);
    assertThat(output)
        .contains(
            "Limit table-too-many-tables reached by 192.0.2.1"
                + " (see CHALET_TABLES_HOSTEDBYONE in docs/settings.md)");
    assertThat(output).contains("Limit match-busy reached by 192.0.2.1");
    // Counted where the limit is, or no limit.
    for (CommonRefusal other :
        List.of(
            CommonRefusal.TOO_FAST,
            CommonRefusal.TOO_FAST_TOGETHER,
            CommonRefusal.BUSY,
            CommonRefusal.NOT_FOUND)) {
      reached.refused(other.of(), new MockHttpServletRequest());
    }
    reached.count("not-your-turn", "match-not-your-turn", "192.0.2.1");
    assertThat(lines(output)).hasSize(3);
    assertThat(meters.getMeters()).hasSize(Limit.values().length + 3);
  }

  @ParameterizedTest
  @EnumSource
  void theSettingOfALimitExists(Limit limit) throws IOException {
    String pages =
        Files.readString(Path.of("docs/settings.md"))
            + Files.readString(Path.of("docs/hosting.md"));
    assertThat(pages).containsPattern("`" + limit.setting() + "(_BURST)?`");
  }
}
