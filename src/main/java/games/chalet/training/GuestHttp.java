package games.chalet.training;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.chalet.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** A guest's browser as far as HTTP goes: keeps the cookies and sends the CSRF token. */
final class GuestHttp {

  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final Map<String, String> cookies = new TreeMap<>();
  private final String site;
  private final Json json;
  private String token = "";

  GuestHttp(int port, Json json) {
    this.site = "127.0.0.1:" + port;
    this.json = json;
  }

  HttpClient client() {
    return client;
  }

  URI socket() {
    return URI.create("ws://" + site + "/ws");
  }

  String cookies() {
    return cookies.entrySet().stream()
        .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
        .collect(Collectors.joining("; "));
  }

  /** Requests the session again; returns the CSRF token. */
  String greet() {
    token = read("/api/session").at("/csrf/token").asString();
    return token;
  }

  JsonNode read(String path) {
    return json.tree(fetch(path));
  }

  byte[] fetch(String path) {
    return send("GET", path, new byte[0]);
  }

  JsonNode write(String method, String path, Map<String, ?> body) {
    byte[] answer = send(method, path, json.write(body));
    return json.tree(answer.length == 0 ? new byte[] {'{', '}'} : answer);
  }

  private byte[] send(String method, String path, byte[] body) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://" + site + path))
            .method(method, HttpRequest.BodyPublishers.ofByteArray(body))
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .header("X-XSRF-TOKEN", token);
    if (!cookies.isEmpty()) {
      request.header("Cookie", cookies());
    }
    try {
      HttpResponse<byte[]> response = client.send(request.build(), BodyHandlers.ofByteArray());
      if (response.statusCode() >= 300) {
        throw new IllegalStateException(
            "%s %s: %d %s"
                .formatted(
                    method, path, response.statusCode(), new String(response.body(), UTF_8)));
      }
      response.headers().allValues("Set-Cookie").forEach(this::keep);
      return response.body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private void keep(String setCookie) {
    String[] pair = setCookie.split(";", 2)[0].split("=", 2);
    cookies.put(pair[0], pair[1]);
  }
}
