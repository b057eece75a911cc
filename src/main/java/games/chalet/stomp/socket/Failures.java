package games.chalet.stomp.socket;

import games.chalet.web.RefusedException;
import games.chalet.web.logs.DatabaseOutage;
import games.chalet.web.problems.CommonRefusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The answers to unexpected failures. */
final class Failures {

  private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

  private Failures() {}

  /** Logs the failure and returns the answer. */
  static RefusedException refusal(String what, RuntimeException failure) {
    LOG.error("{} failed", what, failure);
    return DatabaseOutage.isBehind(failure)
        ? CommonRefusal.ofOutage(failure)
        : CommonRefusal.UNEXPECTED.of();
  }
}
