package games.chalet.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;

/** Unguessable identifiers, made of letters and digits only. */
public final class Ids {

  private static final String ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

  /** The length of each. */
  public static final int LENGTH = 22;

  private static final SecureRandom RANDOM = new SecureRandom();

  private Ids() {}

  /** Returns 22 random letters and digits: some 130 bits. */
  public static String random() {
    StringBuilder id = new StringBuilder(LENGTH);
    for (int i = 0; i < LENGTH; i++) {
      id.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
    }
    return id.toString();
  }

  /** Returns an id made from a text: the same for the same text, on every node. */
  public static String of(String text) {
    byte[] hash = sha256(text);
    StringBuilder id = new StringBuilder(LENGTH);
    for (int i = 0; i < LENGTH; i++) {
      id.append(ALPHABET.charAt(Byte.toUnsignedInt(hash[i]) % ALPHABET.length()));
    }
    return id.toString();
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }
}
