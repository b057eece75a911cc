package games.chalet.stomp.socket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

import games.chalet.web.ChaletSettings;
import games.chalet.web.problems.ProblemWriter;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

class HandshakeFilterTest {

  @Test
  void ofTheHeadersOnlyThoseOfAHandshakeAreFound() throws Exception {
    MockHttpServletRequest request = new MockHttpServletRequest("GET", StompConfiguration.PATH);
    request.setServletPath(StompConfiguration.PATH);
    request.addHeader("Host", "localhost");
    request.addHeader("User-Agent", "A browser");
    request.addHeader("Cookie", "session=secret");
    request.addHeader("Origin", "http://localhost");
    request.addHeader("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==");
    request.addHeader("SEC-WEBSOCKET-PROTOCOL", "v12.stomp");
    request.addHeader("sec-websocket-extensions", "permessage-deflate");
    MockFilterChain chain = new MockFilterChain();
    new HandshakeFilter(
            mock(ProblemWriter.class),
            new HandshakeWarnings(new ChaletSettings("./data", null, null, null)))
        .doFilter(request, new MockHttpServletResponse(), chain);
    HttpServletRequest offer = (HttpServletRequest) chain.getRequest();
    assertThat(offer).isNotNull();
    assertThat(Collections.list(offer.getHeaderNames()))
        .containsExactlyInAnyOrder("Host", "Origin", "Sec-WebSocket-Key", "SEC-WEBSOCKET-PROTOCOL");
    assertThat(offer.getHeader("Sec-WebSocket-Extensions")).isNull();
    assertThat(offer.getHeaders("Sec-WebSocket-Extensions").hasMoreElements()).isFalse();
    assertThat(offer.getHeader("User-Agent")).isEqualTo("A browser");
  }
}
