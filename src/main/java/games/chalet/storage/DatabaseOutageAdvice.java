package games.chalet.storage;

import games.chalet.web.problems.CommonRefusal;
import games.chalet.web.problems.ProblemWriter;
import jakarta.servlet.http.HttpServletRequest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.dao.DataAccessException;
import org.springframework.http.ResponseEntity;
import org.springframework.transaction.TransactionException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/**
 * Answers HTTP requests during an outage that the database is unavailable, instead of an internal
 * error.
 */
@RestControllerAdvice
@Order(Ordered.HIGHEST_PRECEDENCE)
class DatabaseOutageAdvice {

  private static final Logger LOG = LoggerFactory.getLogger(DatabaseOutageAdvice.class);

  private final ProblemWriter problems;

  DatabaseOutageAdvice(ProblemWriter problems) {
    this.problems = problems;
  }

  @ExceptionHandler({DataAccessException.class, TransactionException.class})
  ResponseEntity<byte[]> failed(RuntimeException e, HttpServletRequest request) {
    return problems.answer(
        DatabaseOutage.refusal(e)
            .orElseGet(
                () -> {
                  LOG.error("{} {} failed", request.getMethod(), request.getRequestURI(), e);
                  return CommonRefusal.UNEXPECTED.of();
                }),
        request);
  }
}
