package games.chalet.stomp.sending;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/**
 * The bytes that wait to be sent to all browsers. A body that waits for many counts once; each
 * frame adds its own bytes.
 */
@Component
public class SendBudget {

  private static final Logger LOG = LoggerFactory.getLogger(SendBudget.class);

  private final long most;
  private final long mostForOne;
  private final AtomicLong waiting = new AtomicLong();

  /** True until one browser was disconnected for what waited for it. */
  private final AtomicBoolean isNew = new AtomicBoolean(true);

  @Autowired
  public SendBudget(SendingSettings settings, MeterRegistry meters) {
    this(settings.forAll(), settings.forOne());
    meters.gauge("chalet.sending.waiting", waiting);
  }

  /** Creates a budget; all numbers are in bytes. */
  public SendBudget(long most, long mostForOne) {
    this.most = most;
    this.mostForOne = mostForOne;
  }

  /** Adds or, with a negative number, subtracts waiting bytes. */
  void add(long bytes) {
    waiting.addAndGet(bytes);
  }

  public long waiting() {
    return waiting.get();
  }

  /**
   * Returns true if more bytes wait than may wait in all, so that a client has to be disconnected.
   */
  public boolean isExceeded() {
    return waiting.get() > most;
  }

  /** Returns true if so many bytes are too many for one browser, whatever waits for others. */
  boolean isTooMuchForOne(long bytes) {
    boolean isTooMuch = bytes > mostForOne;
    if (isTooMuch && isNew.getAndSet(false)) {
      LOG.warn(
          "More than CHALET_SENDING_PERSOCKET waited for one slow client, which was disconnected."
              + " This is logged once.");
    }
    return isTooMuch;
  }
}
