package games.chalet.cluster;

import games.chalet.cluster.GateMessage.Numbered;
import games.chalet.web.LastResort;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Receives the messages of all other processes, one after the other; those of one process in the
 * order in which it sent them.
 */
final class Gate {

  private static final Logger LOG = LoggerFactory.getLogger(Gate.class);

  private final Map<Class<?>, BiConsumer<String, NodeMessage>> handlers = new ConcurrentHashMap<>();
  private final List<NodeListener> listeners = new CopyOnWriteArrayList<>();
  private final Map<String, Long> heard = new HashMap<>();
  private final Set<String> gone = new HashSet<>();

  <M extends NodeMessage> void handle(Class<M> type, BiConsumer<String, M> handler) {
    handlers.put(type, (node, message) -> handler.accept(node, type.cast(message)));
  }

  void add(NodeListener listener) {
    listeners.add(listener);
  }

  Behavior<GateMessage> behavior() {
    return Behaviors.receiveMessage(
        message -> {
          handle(message);
          return Behaviors.same();
        });
  }

  /**
   * Handles a message. For one thread at a time. Whatever happens, the messages after it are
   * handled.
   */
  void handle(GateMessage message) {
    try {
      receive(message);
    } catch (Throwable e) {
      LastResort.survive(e, LOG, "Failed to handle a message from another node");
    }
  }

  private void receive(GateMessage message) {
    switch (message) {
      case GateMessage.Joined joined -> listeners.forEach(it -> it.joined(joined.node()));
      case GateMessage.Left left -> {
        heard.remove(left.node());
        gone.add(left.node());
        listeners.forEach(it -> it.left(left.node()));
      }
      case Numbered numbered -> receive(numbered);
    }
  }

  private void receive(Numbered numbered) {
    String from = numbered.from();
    if (gone.contains(from)) { // Never reused: too long under way.
      return;
    }
    Long before = heard.put(from, numbered.number());
    if (numbered.number() != (before == null ? 0 : before) + 1) {
      LOG.warn(
          "Gap in messages from node {}: got number {} after {}", from, numbered.number(), before);
      listeners.forEach(it -> it.missed(from));
    }
    if (numbered.message() instanceof Numbered.Unknown unknown) {
      LOG.info(
          "Ignoring a message from node {}: type {} is unknown to this version",
          from,
          unknown.name());
    }
    BiConsumer<String, NodeMessage> handler = handlers.get(numbered.message().getClass());
    if (handler != null) {
      handler.accept(from, numbered.message());
    }
  }
}
