package games.chalet.web.logs;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.ConnectException;
import java.sql.BatchUpdateException;
import java.sql.SQLException;
import java.sql.SQLIntegrityConstraintViolationException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTimeoutException;
import java.sql.SQLTransientConnectionException;
import java.util.List;
import java.util.stream.Stream;
import org.hibernate.exception.GenericJDBCException;
import org.hibernate.exception.JDBCConnectionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.jdbc.CannotGetJdbcConnectionException;
import org.springframework.orm.jpa.JpaSystemException;
import org.springframework.transaction.CannotCreateTransactionException;
import org.springframework.transaction.TransactionSystemException;
import org.springframework.transaction.UnexpectedRollbackException;

/** Every shape in which an outage of the database arrives. */
class DatabaseOutageTest {

  private static SQLException state(String state) {
    return new SQLException("FATAL", state);
  }

  private static SQLException brokenBefore() {
    return new SQLException("Connection is closed");
  }

  private static SQLException poolIsEmpty() {
    return new SQLTransientConnectionException(
        "HikariPool-1 - Connection is not available, request timed out after 5000ms");
  }

  private static Stream<Throwable> outages() {
    TransactionSystemException overriding = new TransactionSystemException("Could not roll back");
    overriding.initApplicationException(new IllegalStateException(state("57P01")));
    IllegalStateException suppressing = new IllegalStateException("first");
    suppressing.addSuppressed(state("08003"));
    SQLException batch = new BatchUpdateException("Batch entry 0", "00000", new int[0]);
    batch.setNextException(state("08006"));
    return Stream.of(
        state("08000"),
        state("08001"),
        state("08003"),
        state("08006"),
        state("53300"),
        state("57P01"),
        state("57P02"),
        state("57P03"),
        poolIsEmpty(),
        brokenBefore(),
        new SQLRecoverableException("gone"),
        new SQLNonTransientConnectionException("gone"),
        new IllegalStateException(new IllegalStateException(state("08006"))),
        new SQLException("refused", "08001", new ConnectException("refused")),
        new CannotGetJdbcConnectionException("none", poolIsEmpty()),
        new DataAccessResourceFailureException("gone", state("08006")),
        new JpaSystemException(
            new GenericJDBCException("Unable to rollback against JDBC Connection", brokenBefore())),
        new CannotCreateTransactionException(
            "Could not open JPA EntityManager for transaction",
            new JDBCConnectionException("Unable to acquire JDBC Connection", poolIsEmpty())),
        new TransactionSystemException(
            "Could not commit", new IllegalStateException(state("08006"))),
        overriding,
        suppressing,
        batch);
  }

  @ParameterizedTest
  @MethodSource("outages")
  void isRecognized(Throwable outage) {
    assertThat(DatabaseOutage.isBehind(outage)).isTrue();
  }

  private static Stream<Throwable> others() {
    return Stream.of(
        new IllegalStateException("Connection is closed"),
        new ConnectException("another server's"),
        new SQLException("Connection is closed", "25000"),
        new SQLException("no state"),
        new SQLTimeoutException("canceling statement due to statement timeout", "57014"),
        new SQLIntegrityConstraintViolationException("twice", "23505"),
        state("40001"),
        new SQLNonTransientConnectionException("The database has been closed", "90098", 90098),
        new UnexpectedRollbackException("Transaction silently rolled back"));
  }

  @ParameterizedTest
  @MethodSource("others")
  void isNotSeenElsewhere(Throwable failure) {
    assertThat(DatabaseOutage.isBehind(failure)).isFalse();
  }

  @Test
  void partsOfFailuresThatCauseEachOtherAreListedOnce() {
    SQLException inner = state("57P01");
    IllegalStateException outer = new IllegalStateException(inner);
    inner.addSuppressed(outer);
    assertThat(DatabaseOutage.parts(outer)).isEqualTo(List.of(outer, inner));
  }
}
