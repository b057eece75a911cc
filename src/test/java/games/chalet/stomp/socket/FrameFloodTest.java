package games.chalet.stomp.socket;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.RawHttp;
import games.chalet.testing.ServerLog;
import games.chalet.testing.SiteTest;
import games.chalet.testing.socket.StompFrames;
import games.chalet.testing.socket.WebSocketFrames;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.SocketException;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Frames that come faster than the server can close their socket. */
@SiteTest
@ExtendWith(OutputCaptureExtension.class)
class FrameFloodTest {

  @LocalServerPort private int port;

  /** Tomcat answers pings on the reading thread, while another one closes the socket. */
  @RepeatedTest(10)
  void aSocketClosedInAFloodOfPingsLeavesNoStackTrace(CapturedOutput output) throws IOException {
    Browser guest = Browser.named(port, "Eve");
    ByteArrayOutputStream flood = new ByteArrayOutputStream();
    flood.writeBytes(
        WebSocketFrames.handshake(
            port, "/ws", WebSocketFrames.ownPage(port, guest.cookieHeader())));
    flood.writeBytes(WebSocketFrames.text(StompFrames.connect(guest.csrfToken())));
    for (int sent = 0; sent < 10_000; sent++) {
      flood.writeBytes(WebSocketFrames.ping());
    }
    try (RawHttp socket = new RawHttp(port)) {
      socket.write(flood.toByteArray());
      socket.readToEnd();
    } catch (SocketException e) {
      assertThat(e).as("closed while it sends").isNotNull();
    }
    assertThat(ServerLog.stackTraces(output)).isEmpty();
  }
}
