package games.chalet.cluster;

import games.chalet.web.NodeId;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorSystem;

/**
 * The processes that serve this house together, as the rooms see them. Rooms say what they listen
 * to before the cluster starts; what they tell reaches each other process in the order in which it
 * was told, or that process hears that it missed something.
 */
public final class Cluster {

  private final NodeId self;
  private final MessageTypes types;
  private final Peers peers;
  private final Gate gate;
  private final List<Consumer<ActorSystem<?>>> beforeJoining = new ArrayList<>();

  Cluster(NodeId self, MessageTypes types, Peers peers, Gate gate) {
    this.self = self;
    this.types = types;
    this.peers = peers;
    this.gate = gate;
    types.register("still-here.1", Numbered.StillHere.class);
  }

  /** The node id of this process. */
  public String self() {
    return self.value();
  }

  /** The node ids of the others that can be told something. */
  public Set<String> others() {
    return peers.names();
  }

  /** Makes a kind of message known that Pekko carries itself. */
  public void register(String name, Class<? extends NodeMessage> type) {
    types.register(name, type);
  }

  /**
   * Makes a kind of message known that processes tell each other.
   *
   * @param name see {@link MessageTypes#register}
   * @param handler gets the sender's node id; may wait for the database, and for nothing else
   */
  public <M extends NodeMessage> void on(
      String name, Class<M> type, BiConsumer<String, M> handler) {
    register(name, type);
    gate.handle(type, handler);
  }

  public void add(NodeListener listener) {
    gate.add(listener);
  }

  /** Does something with Pekko's system when it has been made, before it joins the others. */
  public void beforeJoining(Consumer<ActorSystem<?>> task) {
    beforeJoining.add(task);
  }

  void prepare(ActorSystem<?> system) {
    beforeJoining.forEach(task -> task.accept(system));
  }

  /** Tells one other process; returns at once. Nothing happens where it is gone. */
  public void tell(String node, NodeMessage message) {
    peers.tell(node, message);
  }

  /** Tells all other processes; returns at once. */
  public void tellOthers(NodeMessage message) {
    peers.tellAll(message);
  }
}
