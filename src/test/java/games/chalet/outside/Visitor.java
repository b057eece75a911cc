package games.chalet.outside;

import games.chalet.json.Json;
import games.chalet.testing.socket.GuestsAddress;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A guest's browser as far as HTTP goes: keeps the cookies and sends the CSRF token. */
public final class Visitor {

  public static final Json JSON = Json.create();

  private static final Pattern GUEST = Pattern.compile("chalet-[a-z0-9]+");

  /** Under this name earlier versions had it. */
  private static final String FORMER_GUEST = "chalet";

  /** Longer than anything takes; what takes longer has failed. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private static final HttpClient HTTP = client();

  private final int port;
  private final Map<String, String> cookies = new TreeMap<>();
  private String token = "";
  private String id = "";

  private Visitor(int port) {
    this.port = port;
  }

  private static HttpClient client() {
    HttpClient.Builder builder = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1);
    GuestsAddress.find().ifPresent(builder::localAddress);
    return builder.build();
  }

  /** Comes to the house for the first time and takes no name. */
  public static Visitor stranger(int port) {
    return new Visitor(port);
  }

  /** Comes to the house for the first time and takes a name. */
  public static Visitor named(int port, String name) {
    Visitor visitor = new Visitor(port);
    visitor.greet();
    JsonNode session = visitor.write("PUT", "/api/session", Map.of("name", name));
    visitor.id = session.at("/player/id").asString();
    return visitor;
  }

  /**
   * Comes back as somebody who was here before.
   *
   * @param id the public id
   * @param cookie the value of the guest's cookie
   */
  public static Visitor returning(int port, String id, String cookie) {
    Visitor visitor = new Visitor(port);
    visitor.id = id;
    visitor.cookies.put(FORMER_GUEST, cookie);
    visitor.greet();
    return visitor;
  }

  /** The value of the guest's cookie. */
  public String cookie() {
    return cookies.entrySet().stream()
        .filter(cookie -> GUEST.matcher(cookie.getKey()).matches())
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("");
  }

  /** The public id. */
  public String id() {
    return id;
  }

  /** Asks for the session anew, as is to be done before each connect; the CSRF token. */
  public String greet() {
    token = read("/api/session").at("/csrf/token").asString();
    return token;
  }

  /** What a browser would send in the Cookie header. */
  public String cookies() {
    return cookies.entrySet().stream()
        .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
        .collect(Collectors.joining("; "));
  }

  public JsonNode read(String path) {
    return successful("GET", path, null);
  }

  public JsonNode write(String method, String path, @Nullable Object body) {
    return successful(method, path, body);
  }

  /** Reads something that may be refused. */
  public HttpResponse<byte[]> ask(String path) {
    return exchange("GET", path, null);
  }

  private JsonNode successful(String method, String path, @Nullable Object body) {
    HttpResponse<byte[]> response = exchange(method, path, body);
    if (response.statusCode() >= 300) {
      throw new TurnedAway(
          response.statusCode(),
          method + " " + path + ": " + new String(response.body(), StandardCharsets.UTF_8));
    }
    return response.body().length == 0 ? JSON.tree(Map.of()) : JSON.tree(response.body());
  }

  private HttpResponse<byte[]> exchange(String method, String path, @Nullable Object body) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
            .method(
                method,
                body == null
                    ? HttpRequest.BodyPublishers.noBody()
                    : HttpRequest.BodyPublishers.ofByteArray(JSON.write(body)))
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .header("X-XSRF-TOKEN", token);
    if (!cookies.isEmpty()) {
      request.header("Cookie", cookies());
    }
    try {
      HttpResponse<byte[]> response =
          HTTP.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
      response.headers().allValues("Set-Cookie").forEach(this::keep);
      return response;
    } catch (IOException e) {
      throw new UncheckedIOException(Objects.toString(e.getMessage(), method + path), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private void keep(String setCookie) {
    String pair = setCookie.split(";", 2)[0];
    int equals = pair.indexOf('=');
    String value = pair.substring(equals + 1);
    if (value.isEmpty()) {
      cookies.remove(pair.substring(0, equals));
    } else {
      cookies.put(pair.substring(0, equals), value);
    }
  }

  /** The house has refused a request. */
  public static final class TurnedAway extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;

    TurnedAway(int status, String message) {
      super(status + " " + message);
      this.status = status;
    }

    public int status() {
      return status;
    }
  }
}
