package games.chalet.web.problems;

import games.chalet.web.RefusedException;
import games.chalet.web.logs.DatabaseOutage;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.validation.FieldError;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.util.DisconnectedClientHelper;

/** Turns the exceptions of controllers into problem+json. */
@RestControllerAdvice
class ErrorAdvice {

  private static final Logger LOG = LoggerFactory.getLogger(ErrorAdvice.class);

  private final ProblemWriter problems;
  private final ObjectProvider<RefusalListener> listeners;

  ErrorAdvice(ProblemWriter problems, ObjectProvider<RefusalListener> listeners) {
    this.problems = problems;
    this.listeners = listeners;
  }

  @ExceptionHandler
  ResponseEntity<byte[]> refused(RefusedException refused, HttpServletRequest request) {
    listeners.forEach(listener -> listener.refused(refused, request));
    return problems.answer(refused, request);
  }

  @ExceptionHandler
  ResponseEntity<byte[]> unreadable(HttpMessageNotReadableException e, HttpServletRequest request) {
    return problems.answer(CommonRefusal.MALFORMED.of(), request);
  }

  @ExceptionHandler
  ResponseEntity<byte[]> invalid(MethodArgumentNotValidException e, HttpServletRequest request) {
    RefusedException refused =
        e.getFieldErrors().stream()
            .map(ErrorAdvice::invalid)
            .min(Comparator.comparing(RefusedException::sentence))
            .orElseGet(CommonRefusal.MALFORMED::of);
    return problems.answer(refused, request);
  }

  private static RefusedException invalid(FieldError error) {
    return CommonRefusal.INVALID_FIELD
        .of(error.getField(), String.valueOf(error.getCode()))
        .saying(error.getField() + " " + error.getDefaultMessage() + ".");
  }

  @ExceptionHandler
  ResponseEntity<byte[]> mistyped(
      MethodArgumentTypeMismatchException e, HttpServletRequest request) {
    return problems.answer(CommonRefusal.MALFORMED.of(), request);
  }

  @ExceptionHandler
  @Nullable ResponseEntity<byte[]> other(
      Exception e, HttpServletRequest request, HttpServletResponse response) {
    if (e instanceof ErrorResponse known) {
      return problems.answer(CommonRefusal.ofStatus(known.getStatusCode()), request);
    }
    if (DatabaseOutage.isBehind(e)) { // A broken connection to it looks like one of a client.
      LOG.warn("{} {} failed", request.getMethod(), request.getRequestURI(), e);
      return response.isCommitted() ? null : problems.answer(CommonRefusal.ofOutage(e), request);
    }
    if (DisconnectedClientHelper.isClientDisconnectedException(e)) {
      LOG.debug("Client disconnected before the response");
      return null;
    }
    LOG.error("{} {} failed", request.getMethod(), request.getRequestURI(), e);
    return response.isCommitted() ? null : problems.answer(CommonRefusal.UNEXPECTED.of(), request);
  }
}
