package games.chalet.stomp.cluster;

import games.chalet.cluster.Cluster;
import games.chalet.stomp.TopicWatch;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Reports to the other processes the topics to which the sockets of this one subscribe. Only topics
 * whose publisher asks for it: all others change seldom and are published everywhere.
 */
final class TopicsHere implements TopicWatch {

  private final Cluster cluster;
  private final Map<String, Wanted> told = new HashMap<>();

  TopicsHere(Cluster cluster) {
    this.cluster = cluster;
  }

  /** Reports a change. Synchronized, so that the last report is true. */
  @Override
  public synchronized void changed(String destination, Supplier<Wanted> now) {
    if (!Topics.areToldApart(destination)) {
      return;
    }
    Wanted wanted = now.get();
    Wanted before =
        wanted.equals(Wanted.NOTHING) ? told.remove(destination) : told.put(destination, wanted);
    if (!wanted.equals(before == null ? Wanted.NOTHING : before)) {
      cluster.tellOthers(new StompMessage.Listening(destination, wanted.whole(), wanted.changes()));
    }
  }

  synchronized void tellAll(String node) {
    cluster.tell(
        node,
        new StompMessage.AllTopics(
            told.entrySet().stream()
                .collect(
                    Collectors.toMap(
                        Map.Entry::getKey,
                        topic -> List.of(topic.getValue().whole(), topic.getValue().changes())))));
  }

  /** Returns the topics of this process. */
  synchronized Set<String> all() {
    return Set.copyOf(told.keySet());
  }
}
