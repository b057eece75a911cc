package games.chalet.engine;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * The secret from which all chance of a match follows: 256 bits, written as 64 lower-case
 * hexadecimal digits.
 */
public record Seed(String hex) {

  private static final int BYTES = 32;

  public Seed {
    if (!hex.matches("[0-9a-f]{64}")) {
      throw new IllegalArgumentException("Expected a seed of 64 lower-case hexadecimal digits");
    }
  }

  /** Returns a fresh seed. */
  public static Seed random(SecureRandom random) {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return new Seed(HexFormat.of().formatHex(bytes));
  }

  /** Returns the 32 bytes. */
  public byte[] bytes() {
    return HexFormat.of().parseHex(hex);
  }

  /**
   * Returns the SHA-256 of the 32 bytes, in hexadecimal: published before the deal, so that the
   * seed cannot be changed after it.
   */
  public String hash() {
    return HexFormat.of().formatHex(sha256().digest(bytes()));
  }

  /** Leaves out the digits, so that no seed ends up in a log. */
  @Override
  public String toString() {
    return "Seed[" + hash() + "]";
  }

  /** Returns a fresh SHA-256, which every Java platform has. */
  public static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }
}
