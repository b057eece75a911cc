package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.web.ChaletSettings;
import games.chalet.web.CurrentPlayer;
import games.chalet.web.RefusedException;
import games.chalet.web.limits.ReachedLimits;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.web.util.UriUtils;

/** The budgets of those who guess at the table key, and what the log says. */
@ExtendWith(OutputCaptureExtension.class)
class WrongKeysTest {

  private static final String RIGHT = "Enzian und Edelweiß";
  private static final String HERE = "192.0.2.1";

  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final AtomicLong now = new AtomicLong();
  private final TableKeyLimit limit = limit(RIGHT);

  private TableKeyLimit limit(String key) {
    CurrentPlayer byHeader = request -> Optional.ofNullable(request.getHeader("guest"));
    return new TableKeyLimit(
        key(key), byHeader, new WrongKeys(now::get, meters, new ReachedLimits(meters)));
  }

  private static TableKey key(String key) {
    return new TableKey(new ChaletSettings("./data", null, null, key));
  }

  /** Returns true if the key is looked at. */
  private boolean isHeard(String guest, String address, String shown) {
    MockHttpServletRequest request = new MockHttpServletRequest("POST", "/api/tables");
    request.setRemoteAddr(address);
    request.addHeader("guest", guest);
    request.addHeader(TableKeyLimit.HEADER, shown);
    try {
      return limit.preHandle(request, new MockHttpServletResponse(), this);
    } catch (RefusedException refused) {
      assertThat(refused.code()).isEqualTo("too-fast");
      return false;
    }
  }

  private long heard(int guesses, String guest, String address) {
    return IntStream.range(0, guesses).filter(i -> isHeard(guest, address, "wrong" + i)).count();
  }

  @Test
  void aGuestGuessesFiveTimesAndThenOnceInTenMinutes() {
    assertThat(heard(100, "guesser", HERE)).isEqualTo(5);
    assertThat(isHeard("guesser", HERE, RIGHT)).isFalse();
    now.addAndGet(TimeUnit.MINUTES.toNanos(10));
    assertThat(heard(100, "guesser", HERE)).isEqualTo(1);
    now.addAndGet(TimeUnit.MINUTES.toNanos(10));
    assertThat(isHeard("guesser", HERE, RIGHT)).isTrue();
  }

  @Test
  void theGuestsOfAnAddressGuessTwentyTimesAndThenOnceEach() {
    long heard = 0;
    for (int guest = 0; guest < 100; guest++) {
      heard += heard(10, "guesser" + guest, HERE);
    }
    assertThat(heard).isEqualTo(4 * 5 + 96);
    assertThat(heard(10, "elsewhere", "192.0.2.2")).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(strings = {HERE, "192.0.2.2"})
  void noNumberOfWrongKeysShutsOutWhoKnowsTheRightOne(String address) {
    for (int guest = 0; guest < 1_000; guest++) {
      heard(10, "guesser" + guest, HERE);
    }
    for (int table = 0; table < 100; table++) {
      assertThat(isHeard("friend", address, RIGHT)).isTrue();
    }
  }

  @Test
  void theRightKeyIsHeardAfterFourMistakes() {
    heard(4, "friend", HERE);
    assertThat(isHeard("friend", HERE, RIGHT)).isTrue();
    assertThat(isHeard("friend", HERE, RIGHT)).isTrue();
  }

  @Test
  void theLogNamesAnAddressOnceAMinuteAndIsBoundedInAll(CapturedOutput output) {
    heard(100, "guesser", "2001:db8::1");
    heard(100, "another", "2001:db8::2");
    assertThat(lines(output)).isEqualTo(1);
    assertThat(output).contains("Wrong table key from 2001:db8:0:0:0:0:0:1 by guest guesser");
    now.addAndGet(TimeUnit.MINUTES.toNanos(1));
    heard(1, "third", "2001:db8::1");
    assertThat(lines(output)).isEqualTo(2);
    for (int network = 0; network < 1_000; network++) {
      heard(1, "one" + network, "198.51." + network / 250 + "." + network % 250);
    }
    assertThat(lines(output)).isLessThanOrEqualTo(102);
  }

  /** Reads the line with the pattern on the page, as fail2ban does. */
  @ParameterizedTest
  @CsvSource({
    "203.0.113.7, 203.0.113.7",
    "203.0.113.7:4711, 203.0.113.7",
    "::ffff:203.0.113.7, 203.0.113.7",
    "2001:db8::1, 2001:db8:0:0:0:0:0:1",
    "'Wrong table key from 203.0.113.7 by guest', unknown",
    "'203.0.113.7\nWrong table key from 203.0.113.8 by guest x', unknown"
  })
  void fail2banReadsTheAddressThatGuessed(String sent, String read, CapturedOutput output)
      throws IOException {
    Matcher filter =
        Pattern.compile("(?m)^failregex = (.+)$")
            .matcher(Files.readString(Path.of("docs/hosting.md")));
    assertThat(filter.find()).isTrue();
    Pattern documented = Pattern.compile(filter.group(1).replace("<HOST>", "(?<host>\\S+)"));
    heard(1, "p7Gk2mQ9xT4bLw1c", sent);
    assertThat(output.getOut().lines().map(documented::matcher).filter(Matcher::find))
        .extracting(found -> found.group("host"))
        .containsExactly(read);
  }

  @Test
  void wrongKeysAndThoseNotLookedAtAreCounted() {
    heard(100, "guesser", HERE);
    assertThat(meters.get("chalet.tables.wrong.keys").counter().count()).isEqualTo(5);
    assertThat(meters.get("chalet.limits.refused").tag("limit", "table-key").counter().count())
        .isEqualTo(95);
  }

  private static long lines(CapturedOutput output) {
    return output.getOut().lines().filter(line -> line.contains("Wrong table key")).count();
  }

  @Test
  void noKeyIsWrongWhereNoneIsNeeded() {
    TableKeyLimit open = limit("");
    MockHttpServletRequest request = new MockHttpServletRequest("POST", "/api/tables");
    request.addHeader("guest", "ann");
    request.addHeader(TableKeyLimit.HEADER, "any");
    for (int i = 0; i < 100; i++) {
      assertThat(open.preHandle(request, new MockHttpServletResponse(), this)).isTrue();
    }
  }

  @Test
  void whoShowsNoKeyHasNotGuessed() {
    MockHttpServletRequest request = new MockHttpServletRequest("POST", "/api/tables");
    request.addHeader("guest", "ann");
    for (int i = 0; i < 100; i++) {
      limit.preHandle(request, new MockHttpServletResponse(), this);
    }
    assertThat(isHeard("ann", HERE, "wrong")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sesame",
        "open sesame",
        "Straße",
        "École",
        "Ключ",
        "雪小屋",
        "pa%41",
        "a+b",
        "100%",
        "\"x\""
      })
  void aKeyIsRightHoweverItIsTypedAndSent(String key) {
    String encoded = UriUtils.encode(key, StandardCharsets.UTF_8);
    String bytes = new String(key.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    String decomposed = Normalizer.normalize(key, Normalizer.Form.NFD);
    for (String shown : List.of(encoded, bytes, key, decomposed, " " + key + "\u200B\u00A0")) {
      assertThat(key(key).isRight(shown)).isTrue();
      assertThat(key(key).isRight(shown + "x")).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '~',
      textBlock =
          """
          don't; don\u2019t
          don't; don\u02BCt
          say "no"; say \u201Cno\u201D
          a-b; a\u2013b
          a--b; a\u2014b
          a\u2014b; a--b
          a-b; a\u2011b
          a...b; a\u2026b
          open sesame; open  sesame
          open sesame; open\u00A0sesame
          sesame; "sesame"
          sesame; \u201Csesame\u201D
          sesame; \u2018sesame\u2019
          sesame; \u00ABsesame\u00BB
          sesame; \uFF53\uFF45\uFF53\uFF41\uFF4D\uFF45
          fish; \uFB01sh
          """)
  void aKeyIsRightWithTheSignsThatPhonesPutInPlace(String key, String shown) {
    assertThat(key(key).isRight(UriUtils.encode(shown, StandardCharsets.UTF_8))).isTrue();
    assertThat(key(key).isRight(UriUtils.encode(shown + "-", StandardCharsets.UTF_8))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"1234, true", "Edelweiss, true", "kpwqzxtvmbnrhlcd, false"})
  void aKeyThatCanBeGuessedIsLoggedAtTheStart(String key, boolean isLogged, CapturedOutput output) {
    assertThat(key(key).isRight(key)).isTrue();
    assertThat(output.getOut().contains("CHALET_TABLE_KEY has")).isEqualTo(isLogged);
    assertThat(output).doesNotContain(key);
  }
}
