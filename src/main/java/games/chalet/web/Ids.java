package games.chalet.web;

import java.security.SecureRandom;

/** Identifiers that nobody can guess, made of letters and digits only. */
public final class Ids {

  private static final String ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

  /** How long each is. */
  public static final int LENGTH = 22;

  private static final SecureRandom RANDOM = new SecureRandom();

  private Ids() {}

  /** 22 letters and digits: some 130 bits. */
  public static String random() {
    StringBuilder id = new StringBuilder(LENGTH);
    for (int i = 0; i < LENGTH; i++) {
      id.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
    }
    return id.toString();
  }
}
