package games.chalet.playouts;

import games.chalet.engine.Seed;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Seeds that follow from a text, so that a run can be repeated. */
public final class Seeds {

  private Seeds() {}

  /** Returns the SHA-256 of {@code start}, a slash, and {@code label}, in UTF-8. */
  public static Seed of(String start, String label) {
    byte[] text = (start + "/" + label).getBytes(StandardCharsets.UTF_8);
    return new Seed(HexFormat.of().formatHex(Seed.sha256().digest(text)));
  }
}
