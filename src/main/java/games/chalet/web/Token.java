package games.chalet.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * 256 random bits that identify a player, by the cookie, or a program, by the token given to its
 * owner. Anyone who has them is that player or program, so the database stores only their hash.
 */
public record Token(String value) {

  private static final int BYTES = 32;
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}");
  private static final SecureRandom RANDOM = new SecureRandom();

  public static Token random() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return new Token(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  /** Returns the token that a text is; empty if it can be none. */
  public static Optional<Token> parse(@Nullable String value) {
    return value != null && FORM.matcher(value).matches()
        ? Optional.of(new Token(value))
        : Optional.empty();
  }

  /** Returns its SHA-256 in hexadecimal. */
  public String hash() {
    try {
      MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha256.digest(value.getBytes(StandardCharsets.US_ASCII)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }

  /** Leaves out the value, so that it does not end up in a log. */
  @Override
  public String toString() {
    return "Token[…]";
  }
}
