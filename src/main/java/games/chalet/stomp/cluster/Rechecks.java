package games.chalet.stomp.cluster;

import games.chalet.cluster.Cluster;
import games.chalet.web.SeveralNodes;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Has rights checked again in all processes. Later messages of this process reach each other
 * process after the request, because messages keep their order. Waiting for the answers covers the
 * messages of a third process, too.
 */
@Component
@SeveralNodes
final class Rechecks {

  private static final Logger LOG = LoggerFactory.getLogger(Rechecks.class);

  /**
   * The longest wait; a process that is silent for longer is about to be removed, and receives
   * nothing either.
   */
  private static final long PATIENCE_SECONDS = 3;

  private final Cluster cluster;
  private final AtomicLong tickets = new AtomicLong();
  private final Map<Long, Waiting> waiting = new ConcurrentHashMap<>();

  Rechecks(Cluster cluster) {
    this.cluster = cluster;
  }

  private record Waiting(Set<String> nodes, CountDownLatch answers) {

    void answered(String node) {
      if (nodes.remove(node)) {
        answers.countDown();
      }
    }
  }

  /** Waits until all processes have done it, are gone, or have been silent for too long. */
  void everywhereElse(String destination) {
    Set<String> nodes = ConcurrentHashMap.newKeySet();
    nodes.addAll(cluster.others());
    if (nodes.isEmpty()) {
      return;
    }
    long ticket = tickets.incrementAndGet();
    Waiting answers = new Waiting(nodes, new CountDownLatch(nodes.size()));
    waiting.put(ticket, answers);
    try {
      Set.copyOf(nodes)
          .forEach(node -> cluster.tell(node, new StompMessage.Recheck(destination, ticket)));
      if (!answers.answers().await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        LOG.warn("Nodes {} did not confirm that a right has ended", nodes);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      waiting.remove(ticket);
    }
  }

  void answered(String node, long ticket) {
    Waiting answers = waiting.get(ticket);
    if (answers != null) {
      answers.answered(node);
    }
  }

  void left(String node) {
    waiting.values().forEach(it -> it.answered(node));
  }
}
