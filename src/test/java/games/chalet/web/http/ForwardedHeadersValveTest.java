package games.chalet.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.RemoteIpValve;
import org.apache.catalina.valves.ValveBase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

/** The caller and the way they came, from the headers of proxies; slashes separate them here. */
@ExtendWith(OutputCaptureExtension.class)
class ForwardedHeadersValveTest {

  private static final Connector CONNECTOR = new Connector();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          192.0.2.7      | X-Forwarded-For: 192.0.2.7
          192.0.2.7      | X-Forwarded-For: 192.0.2.7:4711
          192.0.2.7      | X-Forwarded-For: 198.51.100.1, 192.0.2.7
          192.0.2.7      | X-Forwarded-For: 198.51.100.1 / X-Forwarded-For: 192.0.2.7
          192.0.2.7      | X-Forwarded-For: 192.0.2.7, 10.0.0.2
          192.0.2.7      | X-Forwarded-For: 192.0.2.7 / X-Forwarded-For: 10.0.0.2:4711, 192.168.1.1
          192.0.2.7      | X-Forwarded-For: 192.0.2.7, ::ffff:10.0.0.2, [fd00::2]:4711
          192.0.2.7      | X-Forwarded-For: made up, 192.0.2.7
          192.0.2.7      | X-Forwarded-For: , 192.0.2.7,,
          10.0.0.9       | X-Forwarded-For: 10.0.0.9
          10.0.0.9       | X-Forwarded-For: 10.0.0.9, 10.0.0.2
          2001:db8:0:0:0:0:0:7 | X-Forwarded-For: 2001:db8::7
          2001:db8:0:0:0:0:0:7 | X-Forwarded-For: [2001:DB8::7]:4711
          2001:db8:0:0:0:0:0:7 | X-Forwarded-For: 192.0.2.7, 2001:db8::7
          127.0.0.1      | X-Forwarded-For:
          127.0.0.1      | X-Forwarded-Proto: https
          127.0.0.1      | Forwarded: proto=https
          unknown        | X-Forwarded-For: unknown
          unknown        | X-Forwarded-For: 192.0.2.7, unknown, 10.0.0.2
          unknown        | X-Forwarded-For: localhost
          unknown        | X-Forwarded-For: 999.1.1.1
          192.0.2.7      | Forwarded: for=192.0.2.7
          192.0.2.7      | Forwarded: For="192.0.2.7:4711";proto=https
          192.0.2.7      | Forwarded: for=198.51.100.1, for=192.0.2.7;by=10.0.0.1, for=10.0.0.2
          192.0.2.7      | Forwarded: for=198.51.100.1 / Forwarded: for=192.0.2.7
          192.0.2.7      | Forwarded: for=192.0.2.7;ext="a, for=198.51.100.1;\\" "
          192.0.2.7      | Forwarded: for=" / Forwarded: for=192.0.2.7
          2001:db8:0:0:0:0:0:7 | Forwarded: for="[2001:db8::7]:4711"
          unknown        | Forwarded: for=_hidden
          unknown        | Forwarded: for="198.51.100.1, for=192.0.2.7
          unknown        | Forwarded: for=198.51.100.1, for=", for="[2001:db8::7]"
          192.0.2.7      | X-Forwarded-For: 192.0.2.7, 10.0.0.2 / Forwarded: for=192.0.2.7
          unknown        | X-Forwarded-For: 192.0.2.7 / Forwarded: for=198.51.100.1
          unknown        | X-Forwarded-For: 192.0.2.7 / Forwarded: for=_hidden
          192.0.2.7      | X-Forwarded-For: 192.0.2.7 / Forwarded: host=cards.example.org
          """)
  void nobodyChoosesAnAddress(String address, String headers) throws Exception {
    Request request = request("127.0.0.1", headers.split(" / "));
    assertThat(request.getRemoteAddr()).isEqualTo(address);
    assertThat(request.getRemoteHost()).isEqualTo(address);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          https://other                  | X-Forwarded-Proto: https
          https://other                  | X-Forwarded-Proto: wss
          https://other                  | X-Forwarded-Proto: HTTPS , http
          http://other                   | X-Forwarded-Proto: http, https
          http://other                   | X-Forwarded-Proto: ws
          http://other                   | X-Forwarded-Proto: https; DROP
          https://other                  | Forwarded: for=192.0.2.7;proto=https
          http://other                   | X-Forwarded-Proto: http / Forwarded: proto=https
          http://chalet.example.org      | X-Forwarded-Host: chalet.example.org
          http://chalet.example.org:8081 | X-Forwarded-Host: chalet.example.org:8081
          https://chalet.example.org     | X-Forwarded-Host: chalet.example.org / X-Forwarded-Proto: wss
          https://chalet.example.org:444 | X-Forwarded-Host: chalet.example.org / X-Forwarded-Proto: https / X-Forwarded-Port: 444
          https://[2001:db8::1]:444      | Forwarded: host="[2001:db8::1]:444";proto=https
          http://other                   | X-Forwarded-Host: two words
          http://other                   | X-Forwarded-Host: chalet.example.org:99999
          http://other:81                | X-Forwarded-Port: 81
          http://other                   | X-Forwarded-Port: 0
          http://other                   | X-Forwarded-Port: -1
          """)
  void theSiteIsWhereTheBrowserHasIt(String site, String headers) throws Exception {
    Request request = request("10.0.0.2", headers.split(" / "));
    assertThat(request.getRequestURL()).hasToString(site + "/ws");
    assertThat(request.isSecure()).isEqualTo(site.startsWith("https"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"192.0.2.1", "2001:db8::1", "172.32.0.1", "11.0.0.1", "unknown", ""})
  void fromElsewhereNothingIsBelieved(String peer) throws Exception {
    Request request =
        request(
            peer,
            "X-Forwarded-For: 198.51.100.1",
            "X-Forwarded-Proto: https",
            "X-Forwarded-Host: chalet.example.org",
            "X-Forwarded-Port: 8443",
            "Forwarded: for=198.51.100.1;host=chalet.example.org;proto=https");
    assertThat(request.getRemoteAddr()).isEqualTo(peer);
    assertThat(request.getRequestURL()).hasToString("http://other/ws");
    assertThat(request.isSecure()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.0.1",
        "0:0:0:0:0:0:0:1",
        "fd00:0:0:0:0:0:0:1"
      })
  void privateAddressesAreOfProxies(String peer) throws Exception {
    assertThat(request(peer, "X-Forwarded-For: 192.0.2.7").getRemoteAddr()).isEqualTo("192.0.2.7");
  }

  @Test
  void aHostMayNameProxiesAndHeaders() throws Exception {
    RemoteIpValve settings = new RemoteIpValve();
    settings.setInternalProxies("192\\.0\\.2\\.\\d+");
    settings.setRemoteIpHeader("CF-Connecting-IP");
    assertThat(request(settings, "192.0.2.1", "CF-Connecting-IP: 198.51.100.1").getRemoteAddr())
        .isEqualTo("198.51.100.1");
    assertThat(request(settings, "10.0.0.1", "CF-Connecting-IP: 198.51.100.1").getRemoteAddr())
        .isEqualTo("10.0.0.1");
  }

  @Test
  void addressesThatContradictEachOtherAreLoggedOnce(CapturedOutput output) throws Exception {
    String[] headers = {"X-Forwarded-For: 192.0.2.71", "Forwarded: for=198.51.100.71"};
    ForwardedHeadersValve valve = new ForwardedHeadersValve(new RemoteIpValve());
    request(valve, "127.0.0.1", headers);
    request(valve, "127.0.0.1", headers);
    assertThat(output.toString().lines().filter(line -> line.contains("192.0.2.71")))
        .singleElement()
        .asString()
        .contains("WARN", "198.51.100.71 by Forwarded", "proxy_set_header Forwarded \"\";");
  }

  private static Request request(String peer, String... headers) throws Exception {
    return request(new RemoteIpValve(), peer, headers);
  }

  private static Request request(RemoteIpValve settings, String peer, String... headers)
      throws Exception {
    return request(new ForwardedHeadersValve(settings), peer, headers);
  }

  private static Request request(ForwardedHeadersValve valve, String peer, String... headers)
      throws Exception {
    org.apache.coyote.Request sent = new org.apache.coyote.Request();
    sent.scheme().setString("http");
    sent.serverName().setString("other");
    sent.setServerPort(80);
    sent.requestURI().setString("/ws");
    sent.getMimeHeaders().addValue("host").setString("other");
    for (String header : headers) {
      List<String> parts = List.of(header.split(":", 2));
      sent.getMimeHeaders().addValue(parts.getFirst()).setString(parts.getLast());
    }
    Request request = new Request(CONNECTOR, sent);
    request.setRemoteAddr(peer);
    request.setRemoteHost(peer);
    valve.setNext(
        new ValveBase() {
          @Override
          public void invoke(Request same, Response response) {
            assertThat(same).isSameAs(request);
          }
        });
    valve.invoke(request, new Response(new org.apache.coyote.Response()));
    return request;
  }
}
