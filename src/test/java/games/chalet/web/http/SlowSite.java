package games.chalet.web.http;

import games.chalet.stomp.SendHandler;
import games.chalet.stomp.SocketCaller;
import games.chalet.testing.Hall;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.TestComponent;
import org.springframework.context.annotation.Import;
import org.springframework.test.context.ActiveProfiles;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * A test against the one server of all these tests that has few threads, serves an address little
 * at a time, forgets slowly what was written, and knows its public address.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ActiveProfiles(Hall.PROFILE)
@Import({SlowSite.LongRead.class, SlowSite.SlowRoom.class})
@SpringBootTest(
    classes = Hall.class,
    webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
    properties = {
      "spring.datasource.url=jdbc:h2:mem:slow;DB_CLOSE_DELAY=-1",
      "chalet.public-address=https://Cards.example.org",
      "server.tomcat.threads.max=" + SlowSite.THREADS,
      "server.tomcat.connection-timeout=6s",
      "server.tomcat.keep-alive-timeout=60s",
      "chalet.limits.http.body-within=6s",
      "chalet.limits.http.requests-per-address=" + 2 * SlowSite.REQUESTS,
      "chalet.limits.http.requests=0",
      "chalet.limits.http.connections-per-address=" + SlowSite.CONNECTIONS,
      // A slow machine writes and sends no faster than the limits forget.
      "chalet.limits.writes.per-second=0.001",
      "chalet.limits.sends.per-second=0.001"
    })
public @interface SlowSite {

  int THREADS = 100;

  /** Half of what an address may have at one time: what those who are not at a table may. */
  int REQUESTS = 4;

  int CONNECTIONS = 120;

  /** More than the operating system keeps for one who does not read. */
  int LONG = 16 * 1024 * 1024;

  /** Something long to read. */
  @RestController
  @TestComponent
  final class LongRead {

    @GetMapping("/api/long")
    byte[] read() {
      return new byte[LONG];
    }
  }

  /** Keeps the thread that reads a socket until it is opened. */
  final class SlowRoom implements SendHandler {

    final AtomicInteger waiting = new AtomicInteger();
    final CountDownLatch open = new CountDownLatch(1);

    @Override
    public boolean take(SocketCaller caller, String destination, byte[] body) {
      if (!destination.equals("/app/test.slow")) {
        return false;
      }
      waiting.incrementAndGet();
      try {
        open.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      return true;
    }
  }
}
