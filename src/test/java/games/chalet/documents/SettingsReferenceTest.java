package games.chalet.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The pages that tell hosts what can be set. */
class SettingsReferenceTest {

  /** So many a host is asked to know; all others have a page of their own. */
  private static final int MOST = 15;

  private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+)`(?:, `(\\w+)`)* \\|");
  private static final Pattern VARIABLE = Pattern.compile("`((?:CHALET_)?[A-Z_]+)`");

  @Test
  void thePageOfAllSettingsIsUpToDate() throws Exception {
    assertThat(Files.readString(SettingsReference.PAGE)).isEqualTo(SettingsReference.text());
  }

  @Test
  void everySettingHasAMeaning() throws Exception {
    assertThat(SettingsReference.text()).doesNotContain("|  |");
  }

  @Test
  void aHostMeetsFewSettings() throws Exception {
    String page = Files.readString(Path.of("docs/hosting.md"));
    int begin = page.indexOf("## Settings");
    String table = page.substring(begin, page.indexOf("\n## ", begin));
    List<String> rows = ROW.matcher(table).results().map(MatchResult::group).toList();
    List<String> variables =
        rows.stream()
            .flatMap(row -> VARIABLE.matcher(row).results().map(found -> found.group(1)))
            .toList();
    assertThat(variables).hasSizeBetween(10, MOST).doesNotHaveDuplicates();
  }
}
