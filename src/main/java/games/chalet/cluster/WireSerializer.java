package games.chalet.cluster;

import games.chalet.cluster.GateMessage.Numbered;
import games.chalet.json.Json;
import java.io.NotSerializableException;
import java.util.Optional;
import org.apache.pekko.serialization.SerializerWithStringManifest;
import tools.jackson.core.JacksonException;

/** Writes messages as JSON; the manifest is the name of the message's type. */
final class WireSerializer extends SerializerWithStringManifest {

  /** Any number that no serializer of Pekko's own has. */
  private static final int IDENTIFIER = 280_677;

  private static final String NUMBERED = "numbered:";

  private final Json json;
  private final MessageTypes types;

  WireSerializer(Json json, MessageTypes types) {
    this.json = json;
    this.types = types;
  }

  @Override
  public int identifier() {
    return IDENTIFIER;
  }

  @Override
  public String manifest(Object message) {
    return message instanceof Numbered numbered
        ? NUMBERED + types.nameOf(numbered.message())
        : types.nameOf((NodeMessage) message);
  }

  @Override
  public byte[] toBinary(Object message) {
    return message instanceof Numbered numbered
        ? json.write(
            new Numbered.Written(numbered.from(), numbered.number(), json.tree(numbered.message())))
        : json.write(message);
  }

  /**
   * Reads a message. A message of another version that is unknown here is dropped and logged by
   * Pekko; if it has a number, that is counted, or a message would seem to be missing.
   */
  @Override
  public Object fromBinary(byte[] bytes, String manifest) throws NotSerializableException {
    boolean isNumbered = manifest.startsWith(NUMBERED);
    String name = isNumbered ? manifest.substring(NUMBERED.length()) : manifest;
    Optional<Class<? extends NodeMessage>> type = types.find(name);
    try {
      if (!isNumbered) {
        return json.read(bytes, type.orElseThrow(() -> new NotSerializableException(name)));
      }
      Numbered.Written written = json.read(bytes, Numbered.Written.class);
      NodeMessage message =
          type.isPresent() ? json.read(written.message(), type.get()) : new Numbered.Unknown(name);
      return new Numbered(written.from(), written.number(), message);
    } catch (JacksonException | IllegalArgumentException e) {
      NotSerializableException unreadable = new NotSerializableException(name);
      unreadable.initCause(e);
      throw unreadable;
    }
  }
}
