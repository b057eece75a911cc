package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StartupMessageTest {

  @ParameterizedTest
  @CsvSource({
    "jdbc:postgresql://db.example/chalet, PostgreSQL at db.example/chalet",
    "jdbc:postgresql://db.example:5433/chalet?sslpassword=hidden, PostgreSQL at db.example:5433/chalet",
    "jdbc:postgresql://[fd00::5]:5433/chalet, PostgreSQL at [fd00::5]:5433/chalet",
    "jdbc:postgresql:chalet, PostgreSQL at localhost/chalet",
    "jdbc:postgresql://me:hidden@db.example/chalet, PostgreSQL at db.example/chalet",
    "jdbc:h2:file:/srv/chalet/chalet;WRITE_DELAY=0, the file /srv/chalet/chalet.mv.db",
    "jdbc:h2:mem:site;DB_CLOSE_DELAY=-1, jdbc:h2:mem:site"
  })
  void aDatabaseIsNamedWithoutItsPassword(String url, String named) {
    assertThat(StartupMessage.database(url)).isEqualTo(named);
  }

  @Test
  void aFileIsNamedWithItsWholeFolder() {
    assertThat(StartupMessage.database("jdbc:h2:file:./data/chalet;X=1"))
        .isEqualTo("the file " + Path.of("data/chalet.mv.db").toAbsolutePath());
    assertThat(StartupMessage.database("jdbc:h2:file:~/chalet/chalet"))
        .isEqualTo("the file " + System.getProperty("user.home") + "/chalet/chalet.mv.db");
  }
}
