package games.chalet.stomp.cluster;

import games.chalet.stomp.TopicWatch.Wanted;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** What the sockets of the other processes listen to, as they have told it. */
final class TopicsElsewhere {

  private final Map<String, Map<String, Wanted>> byTopic = new ConcurrentHashMap<>();
  private final Map<String, Set<String>> byNode = new HashMap<>();

  /** Which processes want something of a topic. */
  Map<String, Wanted> of(String destination) {
    return byTopic.getOrDefault(destination, Map.of());
  }

  /** Whether the process wants more of the topic than it did. */
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

  /** A process wants nothing any more. */
  synchronized void forget(String node) {
    Set<String> topics = byNode.remove(node);
    if (topics != null) {
      topics.forEach(topic -> remove(node, topic));
    }
  }
}
