package games.chalet.cluster;

import games.chalet.cluster.GateMessage.Numbered;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** The other processes as this one sends to them. */
final class Peers {

  private final String self;
  private final Map<String, Peer> peers = new ConcurrentHashMap<>();

  Peers(String self) {
    this.self = self;
  }

  /** Keeps the order: the message that is numbered first is sent first. */
  private final class Peer {

    private final Consumer<GateMessage> gate;
    private long sent;

    Peer(Consumer<GateMessage> gate) {
      this.gate = gate;
    }

    synchronized void tell(NodeMessage message) {
      sent++;
      gate.accept(new Numbered(self, sent, message));
    }
  }

  /** Returns true if it was not known before. */
  boolean add(String node, Consumer<GateMessage> gate) {
    return peers.putIfAbsent(node, new Peer(gate)) == null;
  }

  void remove(String node) {
    peers.remove(node);
  }

  Set<String> names() {
    return Set.copyOf(peers.keySet());
  }

  /** Sends a message; does nothing if there is no such process any more. */
  void tell(String node, NodeMessage message) {
    Peer peer = peers.get(node);
    if (peer != null) {
      peer.tell(message);
    }
  }

  void tellAll(NodeMessage message) {
    peers.values().forEach(peer -> peer.tell(message));
  }
}
