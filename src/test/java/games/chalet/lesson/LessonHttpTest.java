package games.chalet.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.WholeServer;
import java.net.URI;
import java.net.http.HttpRequest;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A lesson is larger than a page's code: it travels compressed, and once. */
@WholeServer
class LessonHttpTest {

  @LocalServerPort private int port;

  private Answer lesson(String header, String value) {
    URI address = URI.create("http://localhost:" + port + "/api/lessons/avalanche");
    return Browser.at(port).send(HttpRequest.newBuilder(address).header(header, value));
  }

  @Test
  void aLessonIsCompressedForAClientThatUnderstandsIt() {
    Answer zipped = lesson("Accept-Encoding", "gzip");
    assertThat(zipped.status()).isEqualTo(200);
    assertThat(zipped.header("Content-Encoding")).isEqualTo("gzip");
    Answer plain = lesson("Accept-Encoding", "identity");
    assertThat(plain.header("Content-Encoding")).isEmpty();
    assertThat(plain.json().path("game").asString()).isEqualTo("avalanche");
  }

  @Test
  void aLessonThatAClientHasIsNotSentAgain() {
    Answer first = lesson("Accept-Encoding", "gzip");
    assertThat(first.header("Cache-Control")).contains("no-cache", "public");
    Answer second = lesson("If-None-Match", first.header("ETag"));
    assertThat(second.status()).isEqualTo(304);
    assertThat(second.response().body()).isEmpty();
  }
}
