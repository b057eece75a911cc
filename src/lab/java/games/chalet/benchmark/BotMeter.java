package games.chalet.benchmark;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** The server's own metrics of the thinking of its bots. */
final class BotMeter {

  private static final String NAME = "chalet_bots_thoughts_seconds_";

  private final HttpRequest request;

  /**
   * Reads nothing yet.
   *
   * @param port where the server has its metrics
   */
  BotMeter(int port) {
    request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/actuator/prometheus"))
            .build();
  }

  /** Since the server was opened. */
  Thoughts read() throws IOException {
    try (HttpClient http = HttpClient.newHttpClient()) {
      String text = http.send(request, HttpResponse.BodyHandlers.ofString()).body();
      return new Thoughts(Math.round(find(text, "count")), find(text, "sum"));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static double find(String text, String figure) {
    return text.lines()
        .filter(line -> line.startsWith(NAME + figure))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .findAny()
        .orElseThrow(() -> new IllegalStateException("The server tells no " + NAME + figure));
  }

  /**
   * Thoughts and the processor time that they took.
   *
   * @param seconds together
   */
  record Thoughts(long count, double seconds) {

    Thoughts and(Thoughts others) {
      return new Thoughts(count + others.count, seconds + others.seconds);
    }

    Thoughts since(Thoughts earlier) {
      return new Thoughts(count - earlier.count, seconds - earlier.seconds);
    }

    @Override
    public String toString() {
      return count == 0
          ? ""
          : ", %d thoughts of bots of %.2f ms of processor time"
              .formatted(count, 1000 * seconds / count);
    }
  }
}
