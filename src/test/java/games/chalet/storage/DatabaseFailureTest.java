package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

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

  @Test
  void otherFailuresAreNoOutageOfTheDatabase() {
    Throwable other = new IllegalStateException(new SQLException("conflict", "23505", 23505));
    assertThat(DatabaseFailure.of(other)).isEmpty();
    assertThat(DatabaseFailure.hasClosed(other)).isFalse();
  }
}
