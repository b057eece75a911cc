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
 * Tells the other processes which topics the sockets of this one listen to. Only of those topics
 * whose publisher asks: all others are published everywhere, as they change seldom.
 */
final class TopicsHere implements TopicWatch {

  private final Cluster cluster;
  private final Map<String, Wanted> told = new HashMap<>();

  TopicsHere(Cluster cluster) {
    this.cluster = cluster;
  }

  /** One after the other, so that what is told last is true. */
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

  /** The topics of this process. */
  synchronized Set<String> all() {
    return Set.copyOf(told.keySet());
  }
}
