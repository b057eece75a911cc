package games.chalet.stomp.socket;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.stomp.PresenceListener;
import games.chalet.stomp.sending.SendingSettings;
import games.chalet.web.ShutdownFlag;
import games.chalet.web.limits.LimitsMode;
import games.chalet.web.limits.Rate;
import games.chalet.web.limits.ReachedLimits;
import games.chalet.web.limits.Sender;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.util.unit.DataSize;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.WebSocketHandler;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.handler.TextWebSocketHandler;

class SocketRegistryTest {

  static final StompLimits LIMITS =
      new StompLimits(16_384, DataSize.ofKilobytes(4), 50, 20, 2, 500);

  private static final SendingSettings SENDING =
      new SendingSettings(null, DataSize.ofMegabytes(1), Duration.ofSeconds(10));

  private static final Rate OFF = new Rate(0, 0);

  static final PresenceListener NOBODY_LISTENS =
      new PresenceListener() {
        @Override
        public void cameOnline(String playerId) {}

        @Override
        public void wentOffline(String playerId) {}
      };

  static final SendRates RATES = new SendRates(LimitsMode.NORMAL, OFF, OFF, OFF);

  private final SocketRegistry sockets =
      new SocketRegistry(
          LIMITS,
          RATES,
          SENDING,
          NOBODY_LISTENS,
          new ShutdownFlag(),
          new ReachedLimits(new SimpleMeterRegistry()));
  private final CountDownLatch closing = new CountDownLatch(2);
  private final CountDownLatch heard = new CountDownLatch(1);

  @Test
  @Timeout(5)
  void aDeafClientDoesNotDelayTheClosingOfOthers() throws Exception {
    WebSocketHandler handler = sockets.counting(new TextWebSocketHandler());
    handler.afterConnectionEstablished(deaf("one"));
    handler.afterConnectionEstablished(deaf("other"));
    sockets.closeAll(CloseStatus.SERVICE_RESTARTED);
    closing.await();
    assertThat(sockets.count()).isEqualTo(2);
    heard.countDown();
  }

  /** A socket whose browser does not even read that it is closed. */
  private WebSocketSession deaf(String id) {
    Map<String, Object> attributes = new HashMap<>();
    new HandshakeData(null, List.of(), Sender.stranger("address"), null).rememberIn(attributes);
    return (WebSocketSession)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {WebSocketSession.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "getId" -> id;
                  case "getAttributes" -> attributes;
                  case "close" -> {
                    closing.countDown();
                    heard.await(1, TimeUnit.MINUTES);
                    yield null;
                  }
                  default -> throw new UnsupportedOperationException(method.getName());
                });
  }
}
