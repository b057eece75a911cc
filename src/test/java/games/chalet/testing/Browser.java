package games.chalet.testing;

import games.chalet.json.Json;
import games.chalet.testing.socket.GuestsAddress;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The HTTP half of a browser: it keeps cookies and sends the CSRF header. */
public final class Browser {

  public static final Json JSON = Json.create();

  /** Longer than any request takes; what takes longer has failed. */
  private static final Duration LONGEST_REQUEST = Duration.ofMinutes(2);

  private static final HttpClient HTTP = client();

  private static final Pattern GUEST = Pattern.compile("chalet-[a-z0-9]+");

  private static final String SESSION = "/api/session";

  private final URI site;
  private final Map<String, String> cookies;

  private final Optional<String> address;

  /** The last answer about the session. */
  private volatile String csrfToken = "";

  private volatile String id = "";

  private Browser(URI site, Map<String, String> cookies, Optional<String> address) {
    this.site = site;
    this.cookies = cookies;
    this.address = address;
  }

  private static HttpClient client() {
    HttpClient.Builder builder = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1);
    GuestsAddress.find().ifPresent(builder::localAddress);
    return builder.build();
  }

  /** A browser that has never been here, on the server at that port of this machine. */
  public static Browser at(int port) {
    return new Browser(local(port), new ConcurrentHashMap<>(), Optional.empty());
  }

  /** A new guest of that name. */
  public static Browser named(int port, String name) {
    Browser browser = at(port);
    browser.choose(name);
    return browser;
  }

  /** The same browser at another port of this machine: it has one set of cookies for both. */
  public Browser alsoAt(int port) {
    return new Browser(local(port), cookies, address);
  }

  private static URI local(int port) {
    return URI.create("http://localhost:" + port);
  }

  /** The same, as a proxy of ours passes it on that was asked from that address. */
  public static Browser from(String address, int port) {
    return new Browser(local(port), new ConcurrentHashMap<>(), Optional.of(address));
  }

  /** The response. */
  public record Answer(HttpResponse<String> response) {

    public int status() {
      return response.statusCode();
    }

    /** Its JSON; an empty object if nothing came. */
    public JsonNode json() {
      return response.body().isEmpty()
          ? JSON.tree(Map.of())
          : JSON.read(response.body(), JsonNode.class);
    }

    /** The value of a header, or the empty string. */
    public String header(String name) {
      return response.headers().firstValue(name).orElse("");
    }
  }

  /** Makes this browser's visitor a guest, or renames it; answers the session. */
  public JsonNode choose(String name) {
    get(SESSION);
    return ok(put(SESSION, Map.of("name", name)));
  }

  /** Requests the session again, as clients must before each connect. Returns the CSRF token. */
  public String greet() {
    read(SESSION);
    return csrfToken;
  }

  /** Reads what must be there. */
  public JsonNode read(String path) {
    return ok(get(path));
  }

  /** Writes what must be taken; the answer. */
  public JsonNode write(String method, String path, @Nullable Object body) {
    return ok(request(method, path, body));
  }

  public Answer get(String path) {
    return request("GET", path, null);
  }

  public Answer post(String path, @Nullable Object body) {
    return request("POST", path, body);
  }

  /** Comes to the table of an invite code, to watch. */
  public Answer visit(String code) {
    return post("/api/invitations/" + code + "/guests", Map.of("watch", true));
  }

  /** Posts under a key: sent again, it is the same request. */
  public Answer postOnce(String path, Object body, String key) {
    return send(
        HttpRequest.newBuilder(site.resolve(path))
            .timeout(LONGEST_REQUEST)
            .header("Content-Type", "application/json")
            .header("X-XSRF-TOKEN", csrfToken())
            .header("Idempotency-Key", key)
            .POST(HttpRequest.BodyPublishers.ofByteArray(JSON.write(body))));
  }

  public Answer put(String path, @Nullable Object body) {
    return request("PUT", path, body);
  }

  public Answer delete(String path) {
    return request("DELETE", path, null);
  }

  /** The JSON of an answer that must be a success. */
  public static JsonNode ok(Answer answer) {
    if (answer.status() / 100 != 2) {
      throw new TurnedAway(answer.response());
    }
    return answer.json();
  }

  private Answer request(String method, String path, @Nullable Object body) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(site.resolve(path))
            .timeout(LONGEST_REQUEST)
            .method(
                method,
                body == null
                    ? HttpRequest.BodyPublishers.noBody()
                    : HttpRequest.BodyPublishers.ofByteArray(JSON.write(body)));
    if (body != null) {
      request.header("Content-Type", "application/json");
    }
    if (!csrfToken().isEmpty()) {
      request.header("X-XSRF-TOKEN", csrfToken());
    }
    Answer answer = send(request);
    if (path.equals(SESSION) && answer.status() == 200) {
      csrfToken = answer.json().at("/csrf/token").asString();
      id = answer.json().at("/player/id").asString("");
    }
    return answer;
  }

  /** Asks as a program that has this token, with this browser's cookies if it has any. */
  public Answer asProgram(String method, String path, String authorization) {
    return send(
        HttpRequest.newBuilder(site.resolve(path))
            .timeout(LONGEST_REQUEST)
            .header("Authorization", authorization)
            .method(method, HttpRequest.BodyPublishers.noBody()));
  }

  /** Sends a request of one's own making, with this browser's cookies. */
  public Answer send(HttpRequest.Builder request) {
    address.ifPresent(it -> request.header("X-Forwarded-For", it));
    if (!cookies.isEmpty()) {
      request.header("Cookie", cookieHeader());
    }
    try {
      HttpResponse<String> response =
          HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
      response.headers().allValues("Set-Cookie").stream()
          .flatMap(header -> HttpCookie.parse(header).stream())
          .forEach(this::keep);
      return new Answer(response);
    } catch (IOException e) {
      throw new UncheckedIOException("The server did not answer", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private void keep(HttpCookie cookie) {
    if (cookie.getMaxAge() == 0) {
      cookies.remove(cookie.getName());
    } else {
      cookies.put(cookie.getName(), cookie.getValue());
    }
  }

  /** The token that writes need, or the empty string. */
  public String csrfToken() {
    return csrfToken;
  }

  /** The guest's public id, or the empty string. */
  public String id() {
    return id;
  }

  /** The token by which the guest is known, or the empty string. */
  public String guestToken() {
    return cookies.entrySet().stream()
        .filter(cookie -> GUEST.matcher(cookie.getKey()).matches())
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("");
  }

  /** A cookie's value, or the empty string. */
  public String cookie(String name) {
    return cookies.getOrDefault(name, "");
  }

  /** Sets a cookie, as if it had been kept from earlier. */
  public void setCookie(String name, String value) {
    cookies.put(name, value);
  }

  public URI site() {
    return site;
  }

  /** From where it asks; empty if it does so without a proxy. */
  Optional<String> address() {
    return address;
  }

  /** Returns the header Cookie. */
  public String cookieHeader() {
    return cookies.entrySet().stream()
        .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
        .collect(Collectors.joining("; "));
  }

  /** The server has refused a request. */
  public static final class TurnedAway extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;

    private TurnedAway(HttpResponse<String> response) {
      super(response.statusCode() + " " + response.request() + ": " + response.body());
      status = response.statusCode();
    }

    public int status() {
      return status;
    }
  }
}
