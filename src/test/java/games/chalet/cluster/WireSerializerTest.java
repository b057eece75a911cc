package games.chalet.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.cluster.GateMessage.Numbered;
import games.chalet.json.Json;
import java.io.NotSerializableException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Messages between processes are read as they were written, and nothing else is read. */
class WireSerializerTest {

  private final MessageTypes types = new MessageTypes();
  private final WireSerializer wire = new WireSerializer(Json.create(), types);

  private record Word(String text, int times) implements NodeMessage {}

  private record Unregistered() implements NodeMessage {}

  @BeforeEach
  void register() {
    types.register("word.1", Word.class);
  }

  @Test
  void itIsReadAsItWasWritten() throws NotSerializableException {
    for (Object message :
        new Object[] {new Word("ä\"\n𝄞", 3), new Numbered("b", 7, new Word("", -1))}) {
      assertThat(wire.fromBinary(wire.toBinary(message), wire.manifest(message)))
          .isEqualTo(message);
    }
  }

  @Test
  void theManifestNamesTheVersion() {
    assertThat(wire.manifest(new Word("", 0))).isEqualTo("word.1");
    assertThat(wire.manifest(new Numbered("b", 7, new Word("", 0)))).isEqualTo("numbered:word.1");
  }

  @Test
  void unknownOrMalformedMessagesAreRefused() {
    byte[] word = wire.toBinary(new Word("", 0));
    assertThatThrownBy(() -> wire.fromBinary(word, "word.2"))
        .isInstanceOf(NotSerializableException.class);
    assertThatThrownBy(() -> wire.fromBinary(word, "numbered:word.2"))
        .isInstanceOf(NotSerializableException.class);
    for (String bad :
        new String[] {"{", "null", "{\"text\":\"\"}", "[]", "{\"text\":1,\"times\":1}"}) {
      assertThatThrownBy(() -> wire.fromBinary(bad.getBytes(StandardCharsets.UTF_8), "word.1"))
          .isInstanceOf(NotSerializableException.class);
    }
  }

  @Test
  void theNumberOfWhatIsUnknownIsKnown() throws NotSerializableException {
    byte[] later = wire.toBinary(new Numbered("b", 7, new Word("", 0)));
    assertThat(wire.fromBinary(later, "numbered:word.2"))
        .isEqualTo(new Numbered("b", 7, new Numbered.Unknown("word.2")));
  }

  @Test
  void namesAreGivenOnce() {
    assertThatThrownBy(() -> types.register("word.1", Unregistered.class))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> wire.manifest(new Unregistered()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
