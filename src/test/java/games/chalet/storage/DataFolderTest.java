package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.web.StartFailedException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DataFolderTest {

  @ParameterizedTest
  @CsvSource({
    "/srv/chalet, true",
    "/srv/my games/, true",
    "./data, true",
    "~/chalet, true",
    "., true",
    "data, false",
    "~, false",
    "~ada/chalet, false",
    "'', false",
    "/srv/a;b, false",
    "/srv/my\\ games, false",
    "./a\\b, false",
    "~/a\\b, false",
    "C:\\chalet, true",
    "C:/chalet, true",
    ".\\data, true",
    "/srv/a#b %20+&=!@$`(é), true",
    "'/srv/a,b:c', true",
  })
  void aNameSaysWhereItBegins(String name, boolean is) {
    assertThat(DataFolder.isName(name)).isEqualTo(is);
  }

  @Test
  void theHomeStandsForItsSign() {
    Path home = Path.of(System.getProperty("user.home"));
    assertThat(DataFolder.path("~/chalet/backups/")).isEqualTo(home.resolve("chalet/backups"));
  }

  /** Java's word for a user without an entry in /etc/passwd and without HOME. */
  @Test
  void whoHasNoHomeIsTold() {
    assertThatThrownBy(() -> DataFolder.path("~/chalet", "?"))
        .isInstanceOfSatisfying(
            StartFailedException.class,
            failure -> assertThat(failure.remedy()).contains("CHALET_DATA_FOLDER", "HOME"));
    assertThat(DataFolder.path("/srv/chalet", "?")).isEqualTo(Path.of("/srv/chalet"));
    assertThat(DataFolder.path("~/chalet", "/")).isEqualTo(Path.of("/chalet"));
  }

  /** Without a locale it is any letter beyond ASCII; this one is refused everywhere. */
  @Test
  void aNameThatJavaCannotWriteHasARemedy() {
    assertThatThrownBy(() -> DataFolder.path("/srv/d\u0000"))
        .isInstanceOfSatisfying(
            StartFailedException.class,
            failure -> assertThat(failure.remedy()).contains("LANG=C.UTF-8", "CHALET_DATA_FOLDER"));
  }
}
