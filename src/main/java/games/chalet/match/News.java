package games.chalet.match;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.ApplicationEventPublisher;

/**
 * Tells the other rooms what is on disk, in order, on a thread of its own: no match waits for them.
 */
final class News implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(News.class);

  private final ApplicationEventPublisher publisher;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(task -> new Thread(task, "match-news"));

  News(ApplicationEventPublisher publisher) {
    this.publisher = publisher;
  }

  void tell(Object event) {
    thread.execute(
        () -> {
          try {
            publisher.publishEvent(event);
          } catch (RuntimeException e) {
            LOG.error("Somebody could not hear of {}", event.getClass().getSimpleName(), e);
          }
        });
  }

  /** What was told before is still heard. */
  @Override
  public void close() {
    thread.close();
  }
}
