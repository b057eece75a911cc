package games.chalet.web.limits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class CountedAddressTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"192.0.2.1", "192.0.2.1:4711", "::ffff:192.0.2.1", "[::ffff:c000:201]:4711"})
  void anIpv4AddressCountsByItselfHoweverItIsWritten(String written) {
    assertThat(CountedAddress.of(written)).isEqualTo("192.0.2.1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2001:db8:1:2::1",
        "2001:db8:1:2:ffff:ffff:ffff:ffff",
        "2001:0DB8:0001:0002:0:0:0:7",
        "2001:db8:1:2::192.0.2.1",
        "[2001:db8:1:2::3]",
        "[2001:db8:1:2::3]:4711",
        "2001:db8:1:2::3%eth0",
        "2001:db8:1:2::3%no such zone",
        "[2001:db8:1:2::3%25eth0]:4711"
      })
  void theFirst64BitsOfAnIpv6AddressCount(String written) {
    assertThat(CountedAddress.of(written)).isEqualTo("20010db800010002");
  }

  @ParameterizedTest
  @CsvSource({
    "192.0.2.1, 192.0.2.2",
    "2001:db8:1:2::1, 2001:db8:1:3::1",
    "fe80::1%eth0, fe80:0:0:1::1%eth0",
    "::1, 127.0.0.1"
  })
  void differentAddressesCountApart(String one, String other) {
    assertThat(CountedAddress.of(one)).isNotEqualTo(CountedAddress.of(other));
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "",
        " ",
        ":",
        ":::",
        "%eth0",
        "[]",
        "1:2:3",
        "1::2::3",
        "12345::",
        "1.2.3",
        "chalet.example.org",
        "localhost",
        "unknown",
        "_hidden",
        "::1\n",
        "\u0000",
        "ü::",
        "::1, 192.0.2.1"
      })
  void invalidAddressesCountAsOne(String written) {
    assertThat(CountedAddress.of(written)).isEqualTo(CountedAddress.UNKNOWN);
  }

  @Test
  void bodiesThatAreTooLongAreNotRead() {
    assertThat(CountedAddress.of("::1%" + "x".repeat(100_000))).isEqualTo(CountedAddress.UNKNOWN);
  }
}
