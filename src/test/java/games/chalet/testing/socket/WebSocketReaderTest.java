package games.chalet.testing.socket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** That the client of the tests accepts from a server what RFC 6455 allows, and nothing else. */
class WebSocketReaderTest implements WebSocketReader.Messages {

  private final WebSocketReader reader = new WebSocketReader(this);
  private final List<String> heard = new ArrayList<>();

  @Override
  public void message(boolean isText, ByteBuffer message) {
    heard.add((isText ? "text " : "binary ") + StandardCharsets.UTF_8.decode(message));
  }

  @Override
  public void ping(ByteBuffer payload) {
    heard.add("ping " + StandardCharsets.UTF_8.decode(payload));
  }

  @Override
  public void close(int code) {
    heard.add("close " + code);
  }

  @Test
  void fragmentsAndPingsComeWhereverTheBytesAreCut() {
    byte[] all = HexFormat.of().parseHex("0201618901708001628101788200880203f3");
    for (int cut = 1; cut < all.length; cut++) {
      heard.clear();
      ByteBuffer in = ByteBuffer.allocate(all.length).put(all, 0, cut).flip();
      reader.read(in);
      in.compact().put(all, cut, all.length - cut).flip();
      reader.read(in);
      assertThat(heard).containsExactly("ping p", "binary ab", "text x", "binary ", "close 1011");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "a reserved bit, c20161",
    "a mask, 82810000000061",
    "an unknown kind, 830161",
    "a ping in fragments, 0900",
    "a long close, 887e007e",
    "the end of nothing, 800161",
    "a message within another, 020161820162"
  })
  void framesAServerMustNotSendAreRefused(String what, String hex) {
    byte[] bytes = HexFormat.of().parseHex(hex);
    ByteBuffer in = ByteBuffer.allocate(200).put(bytes);
    in.position(in.capacity()).flip();
    assertThatThrownBy(() -> reader.read(in)).as(what).isInstanceOf(IllegalStateException.class);
  }
}
