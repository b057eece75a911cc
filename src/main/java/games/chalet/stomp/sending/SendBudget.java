package games.chalet.stomp.sending;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.concurrent.atomic.AtomicLong;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/**
 * All that waits to be sent to anybody, in bytes. A body that waits for many counts once; each
 * frame counts besides with what is its own.
 */
@Component
public class SendBudget {

  private final long most;
  private final long mostForOne;
  private final AtomicLong waiting = new AtomicLong();

  @Autowired
  public SendBudget(SendingSettings settings, MeterRegistry meters) {
    this(settings.forAll(), settings.forOne());
    meters.gauge("chalet.sending.waiting", waiting);
  }

  /** In bytes. */
  public SendBudget(long most, long mostForOne) {
    this.most = most;
    this.mostForOne = mostForOne;
  }

  /** More waits, or less. */
  void add(long bytes) {
    waiting.addAndGet(bytes);
  }

  /** What waits now, in bytes. */
  public long waiting() {
    return waiting.get();
  }

  /** Whether more waits than may wait in all: somebody has to be disconnected. */
  public boolean isExceeded() {
    return waiting.get() > most;
  }

  /** Whether so many bytes are too many for one browser, whatever waits for others. */
  boolean isTooMuchForOne(long bytes) {
    return bytes > mostForOne;
  }
}
