package games.chalet.stomp.socket;

import games.chalet.web.RefusedException;
import games.chalet.web.logs.LoggedFailure;
import games.chalet.web.problems.CommonRefusal;
import games.chalet.web.problems.OutageTranslator;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/** The answers to unexpected failures. */
@Component
class Failures {

  private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

  private final ObjectProvider<OutageTranslator> outages;

  Failures(ObjectProvider<OutageTranslator> outages) {
    this.outages = outages;
  }

  /**
   * Logs the failure and returns the answer: an outage in one line, since everything fails because
   * of it; else with its trace.
   */
  RefusedException refusal(String what, RuntimeException failure) {
    Optional<RefusedException> outage =
        outages.stream().flatMap(it -> it.translate(failure).stream()).findFirst();
    if (outage.isPresent()) {
      LOG.warn("{} failed: {}", what, LoggedFailure.brief(failure));
      return outage.get();
    }
    LOG.error("{} failed", what, failure);
    return CommonRefusal.UNEXPECTED.of();
  }
}
