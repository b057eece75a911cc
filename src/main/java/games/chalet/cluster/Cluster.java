package games.chalet.cluster;

import games.chalet.cluster.GateMessage.Numbered;
import games.chalet.web.NodeId;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorSystem;

/**
 * The server processes of this cluster, as the other modules see them. Modules register their
 * listeners before the cluster starts. Messages reach each other process in the order in which they
 * were sent, or that process is told that it missed some.
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

  /** Returns the node id of this process. */
  public String self() {
    return self.value();
  }

  /** Returns the node ids of the other processes that can receive messages. */
  public Set<String> others() {
    return peers.names();
  }

  /** Registers a kind of message that Pekko itself sends. */
  public void register(String name, Class<? extends NodeMessage> type) {
    types.register(name, type);
  }

  /**
   * Registers a kind of message between processes.
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

  /** Runs a task with Pekko's system after it was created, before it joins the others. */
  public void beforeJoining(Consumer<ActorSystem<?>> task) {
    beforeJoining.add(task);
  }

  void prepare(ActorSystem<?> system) {
    beforeJoining.forEach(task -> task.accept(system));
  }

  /** Sends a message to one other process; returns at once. Does nothing if it is gone. */
  public void tell(String node, NodeMessage message) {
    peers.tell(node, message);
  }

  /** Sends a message to all other processes; returns at once. */
  public void tellOthers(NodeMessage message) {
    peers.tellAll(message);
  }
}
