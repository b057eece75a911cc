package games.chalet.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SameOriginTest {

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          http://chalet.local,            chalet.local,          true
          https://chalet.local,           chalet.local,          true
          https://Chalet.Local,           chalet.local,          true
          https://chalet.local,           chalet.local:443,      true
          https://chalet.local,           chalet.local:80,       true
          http://chalet.local:80,         chalet.local,          true
          http://chalet.local:8080,       chalet.local:8080,     true
          https://chalet.local:8443,      chalet.local:8443,     true
          http://[::1]:8080,              [::1]:8080,            true
          http://[fe80::1],               [fe80::1],             true
          http://chalet.local:8080,       chalet.local,          false
          http://chalet.local,            chalet.local:8080,     false
          http://chalet.local:8080,       chalet.local:8081,     false
          https://evil.example,           chalet.local,          false
          https://chalet.local.evil.org,  chalet.local,          false
          https://evilchalet.local,       chalet.local,          false
          https://www.chalet.local,       chalet.local,          false
          https://chalet.local@evil.org,  chalet.local,          false
          https://evil.org/chalet.local,  chalet.local,          false
          https://evil.org#chalet.local,  chalet.local,          false
          http://[::2]:8080,              [::1]:8080,            false
          chrome-extension://chalet.local, chalet.local,         false
          null,                           chalet.local,          false
          chalet.local,                   chalet.local,          false
          """)
  void hostAndPortAreComparedAndSchemesMayDiffer(String origin, String host, boolean same) {
    assertThat(SameOrigin.matches(origin, host)).isEqualTo(same);
  }

  @ParameterizedTest
  @CsvSource({"'', chalet.local", "https://, ''", "'', ''", "https://a b, a b", "http://:80, :80"})
  void anInvalidOriginIsForeign(String origin, String host) {
    assertThat(SameOrigin.matches(origin, host)).isFalse();
  }
}
