package games.chalet.web;

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
}
