package games.chalet.stomp.cluster;

import games.chalet.cluster.Cluster;
import games.chalet.stomp.TopicWatch;
import games.chalet.web.SeveralNodes;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/**
 * The topics to which the sockets of each process subscribe, as the processes report them to each
 * other. Only topics whose publisher asks for it: all others change seldom and are published
 * everywhere.
 */
@Component
@SeveralNodes
final class Topics implements TopicWatch {

  private static final String MATCHES = "/topic/match.";

  private final Cluster cluster;

  /** Those of this process, as the others know them. */
  private final Map<String, Wanted> here = new HashMap<>();

  private final Map<String, Map<String, Wanted>> elsewhere = new ConcurrentHashMap<>();
  private final Map<String, Set<String>> byNode = new HashMap<>();

  Topics(Cluster cluster) {
    this.cluster = cluster;
  }

  /**
   * Returns true if only processes with subscribers get the messages: so it is with matches, which
   * publish often and to few. Messages on any other topic go to all processes.
   */
  static boolean areToldApart(String destination) {
    return destination.startsWith(MATCHES);
  }

  /** Reports a change. Synchronized, so that the last report is true. */
  @Override
  public synchronized void changed(String destination, Supplier<Wanted> now) {
    if (!areToldApart(destination)) {
      return;
    }
    Wanted wanted = now.get();
    Wanted before =
        wanted.equals(Wanted.NOTHING) ? here.remove(destination) : here.put(destination, wanted);
    if (!wanted.equals(before == null ? Wanted.NOTHING : before)) {
      cluster.tellOthers(new StompMessage.Listening(destination, wanted.whole(), wanted.changes()));
    }
  }

  synchronized void tellAll(String node) {
    cluster.tell(
        node,
        new StompMessage.AllTopics(
            here.entrySet().stream()
                .collect(
                    Collectors.toMap(
                        Map.Entry::getKey,
                        topic -> List.of(topic.getValue().whole(), topic.getValue().changes())))));
  }

  /** Returns the topics of this process. */
  synchronized Set<String> here() {
    return Set.copyOf(here.keySet());
  }

  /** Returns the other processes that want messages of a topic, with the forms. */
  Map<String, Wanted> elsewhere(String destination) {
    return elsewhere.getOrDefault(destination, Map.of());
  }

  /**
   * Records the forms that another process wants of a topic; returns true if it wants more than
   * before.
   */
  synchronized boolean note(String node, String destination, Wanted wanted) {
    if (wanted.equals(Wanted.NOTHING)) {
      remove(node, destination);
      return false;
    }
    byNode.computeIfAbsent(node, it -> new HashSet<>()).add(destination);
    Map<String, Wanted> nodes = new HashMap<>(elsewhere(destination));
    Wanted before = nodes.put(node, wanted);
    elsewhere.put(destination, Map.copyOf(nodes));
    return before == null
        || (wanted.whole() && !before.whole())
        || (wanted.changes() && !before.changes());
  }

  private void remove(String node, String destination) {
    Map<String, Wanted> nodes = new HashMap<>(elsewhere(destination));
    nodes.remove(node);
    if (nodes.isEmpty()) {
      elsewhere.remove(destination);
    } else {
      elsewhere.put(destination, Map.copyOf(nodes));
    }
    Set<String> topics = byNode.get(node);
    if (topics != null) {
      topics.remove(destination);
    }
  }

  /** Removes all subscriptions of another process. */
  synchronized void forget(String node) {
    Set<String> topics = byNode.remove(node);
    if (topics != null) {
      topics.forEach(topic -> remove(node, topic));
    }
  }
}
