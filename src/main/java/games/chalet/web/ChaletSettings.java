package games.chalet.web;

import jakarta.validation.constraints.Pattern;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.validation.annotation.Validated;

/**
 * The settings of the site as a whole; see {@code docs/hosting.md}.
 *
 * @param dataFolder folder of the database; absolute, or starting with {@code ./} or {@code ~/}
 * @param publicAddress address that people type, such as {@code https://chalet.example.org}; needed
 *     only behind a proxy that does not pass on the host name
 * @param secureCookies {@code true}: cookies are always marked Secure; empty: when the request came
 *     over https
 * @param tableKey secret that people must know to open tables; empty: anyone may
 */
@Validated
@ConfigurationProperties("chalet")
public record ChaletSettings(
    String dataFolder,
    @Nullable @Pattern(regexp = "|(?i:https?)://[A-Za-z0-9._\\-\\[\\]:]+", message = ADDRESS)
        String publicAddress,
    @Nullable Boolean secureCookies,
    @Nullable String tableKey) {

  private static final String ADDRESS =
      "an address such as https://chalet.example.org, with no path: Chalet needs a name or port of"
          + " its own. Write letters beyond ASCII as browsers send them (https://xn--...)";

  private static final int HIGHEST_PORT = 65_535;

  public ChaletSettings {
    publicAddress = given(publicAddress).map(it -> it.replaceFirst("/$", "")).orElse(null);
    InvalidSettingException.require(
        isAddress(given(publicAddress).orElse("http://localhost")),
        "chalet.public-address",
        ADDRESS);
    if (given(tableKey).orElse("").codePoints().anyMatch(Character::isISOControl)) {
      throw new StartFailedException( // Its value is a secret.
          "CHALET_TABLE_KEY has a tab or a line end in it, which no guest can type.",
          "Choose a key of letters and digits, such as openssl rand -hex 8 prints.",
          null);
    }
  }

  /**
   * Returns true if a text is an address; one that does not look like an address at all is left to
   * the pattern.
   */
  private static boolean isAddress(String address) {
    try {
      // Names inside networks may have underscores, or end in hyphens.
      URI uri = new URI(address.replace('_', 'x').replace('-', 'x'));
      return uri.getScheme() == null || (uri.getHost() != null && uri.getPort() <= HIGHEST_PORT);
    } catch (URISyntaxException e) {
      return !address.startsWith("http");
    }
  }

  /** Returns the origin that people type, if the host has told it. */
  public Optional<String> publicOrigin() {
    return given(publicAddress);
  }

  /** Returns the host of that origin, with its port if it names one. */
  public Optional<String> publicHost() {
    return publicOrigin().map(origin -> origin.substring(origin.indexOf("://") + 3));
  }

  /** Returns the key that people need to open tables, if there is one. */
  public Optional<String> keyForTables() {
    return given(tableKey);
  }

  /** Returns true if a cookie has to be marked Secure. */
  public boolean secureCookie(boolean requestIsSecure) {
    return requestIsSecure || Boolean.TRUE.equals(secureCookies);
  }

  private static Optional<String> given(@Nullable String value) {
    return Optional.ofNullable(value).filter(text -> !text.isBlank());
  }
}
