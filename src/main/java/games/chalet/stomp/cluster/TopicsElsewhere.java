package games.chalet.stomp.cluster;

import games.chalet.stomp.TopicWatch.Wanted;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The topics to which the sockets of the other processes subscribe, as they have reported them. */
final class TopicsElsewhere {

  private final Map<String, Map<String, Wanted>> byTopic = new ConcurrentHashMap<>();
  private final Map<String, Set<String>> byNode = new HashMap<>();

  /** Returns the processes that want messages of a topic, with the forms. */
  Map<String, Wanted> of(String destination) {
    return byTopic.getOrDefault(destination, Map.of());
  }

  /**
   * Records the forms that a process wants of a topic; returns true if it wants more than before.
   */
  synchronized boolean note(String node, String destination, Wanted wanted) {
    if (wanted.equals(Wanted.NOTHING)) {
      remove(node, destination);
      return false;
    }
    byNode.computeIfAbsent(node, it -> new HashSet<>()).add(destination);
    Map<String, Wanted> nodes = new HashMap<>(of(destination));
    Wanted before = nodes.put(node, wanted);
    byTopic.put(destination, Map.copyOf(nodes));
    return before == null
        || (wanted.whole() && !before.whole())
        || (wanted.changes() && !before.changes());
  }

  private void remove(String node, String destination) {
    Map<String, Wanted> nodes = new HashMap<>(of(destination));
    nodes.remove(node);
    if (nodes.isEmpty()) {
      byTopic.remove(destination);
    } else {
      byTopic.put(destination, Map.copyOf(nodes));
    }
    Set<String> topics = byNode.get(node);
    if (topics != null) {
      topics.remove(destination);
    }
  }

  /** Removes all subscriptions of a process. */
  synchronized void forget(String node) {
    Set<String> topics = byNode.remove(node);
    if (topics != null) {
      topics.forEach(topic -> remove(node, topic));
    }
  }
}
