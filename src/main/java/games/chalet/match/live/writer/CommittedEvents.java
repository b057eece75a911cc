package games.chalet.match.live.writer;

import games.chalet.web.LastResort;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/**
 * Publishes events to the other modules after the commit, in order, on a thread of its own: no
 * match waits for the listeners.
 */
@Component
public final class CommittedEvents implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(CommittedEvents.class);

  private final ApplicationEventPublisher publisher;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(task -> new Thread(task, "match-events"));

  public CommittedEvents(ApplicationEventPublisher publisher) {
    this.publisher = publisher;
  }

  public void tell(Object event) {
    thread.execute(
        LastResort.surviving(
            () -> publisher.publishEvent(event),
            LOG,
            "Listener failed for event " + event.getClass().getSimpleName()));
  }

  /** Waits until all earlier events have been handled, but no longer than this. */
  public void await(Duration longest) {
    try {
      thread.submit(() -> {}).get(longest.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException | RejectedExecutionException e) {
      LOG.debug("Match events are not published before the context has started", e);
    }
  }

  /** Closes the thread; earlier events are still handled. */
  @Override
  public void close() {
    thread.close();
  }
}
