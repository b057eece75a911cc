package games.chalet.stomp.socket;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.web.ChaletSettings;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.mock.web.MockHttpServletRequest;

@ExtendWith(OutputCaptureExtension.class)
class HandshakeWarningsTest {

  private final HandshakeWarnings warnings = new HandshakeWarnings(settings("", false));

  private static ChaletSettings settings(String publicAddress, boolean secureCookies) {
    return new ChaletSettings("./data", publicAddress, secureCookies, null);
  }

  /**
   * A handshake as it is after the valve for proxies, with its headers separated by slashes.
   *
   * @param scheme as the server understood it
   */
  private static MockHttpServletRequest handshake(String scheme, String headers) {
    MockHttpServletRequest request = new MockHttpServletRequest("GET", "/ws");
    request.setSecure(scheme.equals("https"));
    request.setServerPort(request.isSecure() ? 443 : 80);
    for (String header : headers.split(" / ", -1)) {
      String[] parts = header.split(": ", 2);
      request.addHeader(parts[0], parts[1]);
    }
    return request;
  }

  private static MockHttpServletRequest asked(String host) {
    MockHttpServletRequest request = new MockHttpServletRequest("GET", "/ws");
    request.setServerName(host);
    return request;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          https://a1.example | http  | Host: a1.example                              | no X-Forwarded-Proto arrived
          https://a2.example | http  | Host: a2.example / X-Forwarded-Proto: http    | X-Forwarded-Proto is http:
          https://a3.example | http  | Host: a3.example / X-Forwarded-Proto: http, https | X-Forwarded-Proto is http, https:
          https://a4.example | http  | Host: a4.example / X-Forwarded-Proto: https   | not believed from 127.0.0.1; see SERVER_TOMCAT_REMOTEIP_INTERNALPROXIES
          https://a5.example | http  | Host: a5.example / X-Forwarded-Proto: %s%n    | proxy_set_header X-Forwarded-Proto $scheme;
          http://a6.example  | https | Host: a6.example / X-Forwarded-Proto: https   | X-Forwarded-Proto is https. So cookies are marked Secure
          HTTP://a7.example  | https | Host: a7.example / X-Forwarded-Proto: https   | proxy_set_header X-Forwarded-Proto $scheme;
          """)
  void schemesThatContradictTheBrowserAreLoggedOnce(
      String origin, String scheme, String headers, String told, CapturedOutput output) {
    warnings.ownPage(origin, handshake(scheme, headers));
    warnings.ownPage(origin, handshake(scheme, headers));
    assertThat(
            output
                .toString()
                .lines()
                .filter(line -> line.contains(origin.toLowerCase(Locale.ROOT))))
        .singleElement()
        .asString()
        .contains("WARN", told);
  }

  @Test
  void settingsThatContradictTheBrowserAreLoggedOnce(CapturedOutput output) {
    HandshakeWarnings secure = new HandshakeWarnings(settings("", true));
    HandshakeWarnings plain = new HandshakeWarnings(settings("http://b2.example", false));
    for (int i = 0; i < 2; i++) {
      secure.ownPage("http://b1.example", handshake("http", "Host: b1.example"));
      plain.ownPage("https://b2.example", handshake("https", "X-Forwarded-Proto: https"));
    }
    assertThat(lines(output, "CHALET_SECURE_COOKIES is true")).isOne();
    assertThat(lines(output, "CHALET_PUBLIC_ADDRESS=https://b2.example")).isOne();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          https://c1.example | https | X-Forwarded-Proto: https | https://c1.example
          https://c2.example | https | X-Forwarded-Proto: wss   | ''
          http://c3.example  | http  | X-Forwarded-Proto: http  | ''
          http://c4.example  | http  | Host: c4.example         | http://c4.example
          https://c5.example | https | X-Forwarded-Proto: https | http://other.example
          """)
  void whatAgreesIsNotLogged(
      String origin, String scheme, String headers, String publicAddress, CapturedOutput output) {
    new HandshakeWarnings(settings(publicAddress, false))
        .ownPage(origin, handshake(scheme, headers));
    assertThat(lines(output, origin)).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          https://d1.example | Host: inner:8080                | pass on the Host header as it came, or set CHALET_PUBLIC_ADDRESS=https://d1.example
          https://d2.example | X-Forwarded-Host: inner         | correct X-Forwarded-Host, which is inner
          https://d3.example | X-Forwarded-Port: 8080          | correct X-Forwarded-Port, which is 8080
          """)
  void aPageThatIsRefusedIsLoggedWithTheHeaderToChange(
      String origin, String headers, String told, CapturedOutput output) {
    warnings.foreignPage(origin, handshake("http", headers));
    assertThat(output.toString().lines().filter(line -> line.contains(origin)))
        .singleElement()
        .asString()
        .contains("WARN", told);
  }

  /** Such a page gets its socket, but previews of its links lead nowhere. */
  @Test
  void aPortOfTheInsideIsLoggedOnceWithTheHeaderToChange(CapturedOutput output) {
    MockHttpServletRequest request =
        handshake("https", "Host: e1.example / X-Forwarded-Proto: https / X-Forwarded-Port: 8443");
    request.setServerName("e1.example");
    request.setServerPort(8443);
    for (int i = 0; i < 2; i++) {
      warnings.ownPage("https://e1.example", request);
      warnings.ownPage("https://e1.example:8443", request);
      new HandshakeWarnings(settings("https://e1.example", false))
          .ownPage("https://e1.example", request);
    }
    assertThat(output.toString().lines().filter(line -> line.contains("e1.example")))
        .singleElement()
        .asString()
        .contains("X-Forwarded-Port, which is 8443", "CHALET_PUBLIC_ADDRESS=https://e1.example.");
  }

  @Test
  void inventedPagesDoNotFillTheLog(CapturedOutput output) {
    for (int i = 0; i < 3 * HandshakeWarnings.MOST; i++) {
      warnings.foreignPage("https://flood" + i + ".example", asked("chalet.example.org"));
    }
    assertThat(lines(output, ".example")).isEqualTo(HandshakeWarnings.MOST);
  }

  @Test
  void sentMessagesAreLoggedAsOneShortLine(CapturedOutput output) {
    warnings.foreignPage(
        "https://long" + "x".repeat(5000), asked("chalet\u001b[31m.example\n.org"));
    assertThat(output.toString().lines().filter(line -> line.contains("https://long")))
        .singleElement()
        .asString()
        .hasSizeLessThan(1500)
        .contains("chalet?[31m.example?.org");
  }

  /** A sandboxed page has none; there is nothing that a host could set. */
  @Test
  void aPageWithoutAnAddressIsNotLogged(CapturedOutput output) {
    warnings.foreignPage("null", asked("sandbox.example.org"));
    assertThat(lines(output, "sandbox.example.org")).isZero();
  }

  private static long lines(CapturedOutput output, String part) {
    return output.toString().lines().filter(line -> line.contains(part)).count();
  }
}
