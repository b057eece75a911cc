package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.sql.SQLException;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVStoreException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.mock.env.MockEnvironment;

class DatabaseFailureTest {

  private static final int CLOSED = 90098;

  @Test
  void aDatabaseClosedByAFullDiskIsClosedAndItsDiskFull() {
    IOException noRoom = new IOException("No space left on device");
    Throwable told =
        new IllegalStateException(
            new SQLException("closed", "90098", CLOSED, new IllegalStateException(noRoom)));
    assertThat(DatabaseFailure.of(told)).contains(DatabaseFailure.FULL);
    assertThat(DatabaseFailure.hasClosed(told)).isTrue();
    assertThat(DatabaseFailure.hasClosed(noRoom)).isFalse();
  }

  /** H2 reads a page when it needs it, long after it has opened the file. */
  @ParameterizedTest
  @ValueSource(ints = {DataUtils.ERROR_FILE_CORRUPT, DataUtils.ERROR_CHUNK_NOT_FOUND})
  void damageThatIsMetLaterIsDamage(int code) {
    MVStoreException met = DataUtils.newMVStoreException(code, "in chunk 7");
    assertThat(DatabaseFailure.of(met)).contains(DatabaseFailure.BROKEN);
    assertThat(DatabaseFailure.of(new SQLException("General error", "HY000", 50000, met)))
        .contains(DatabaseFailure.BROKEN);
    FailureAnalysis told =
        new DatabaseFailureAnalyzer(new MockEnvironment().withProperty("chalet.data-folder", "/d"))
            .analyze(new IllegalStateException(met));
    assertThat(told).isNotNull();
    assertThat(told.getDescription()).contains("/d/chalet.mv.db cannot be read: it is damaged");
    assertThat(told.getAction()).contains("restore a backup");
  }

  @Test
  void otherFailuresAreNoOutageOfTheDatabase() {
    Throwable other = new IllegalStateException(new SQLException("conflict", "23505", 23505));
    assertThat(DatabaseFailure.of(other)).isEmpty();
    assertThat(DatabaseFailure.hasClosed(other)).isFalse();
  }
}
