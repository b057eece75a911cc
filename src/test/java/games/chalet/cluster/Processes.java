package games.chalet.cluster;

import games.chalet.json.Json;
import games.chalet.web.NodeId;
import java.io.NotSerializableException;
import java.util.ArrayList;
import java.util.List;

/**
 * Some processes in one JVM that tell each other everything at once, through the bytes that would
 * go over the wire; without Pekko.
 */
public final class Processes {

  private final Json json = Json.create();
  private final List<Member> all = new ArrayList<>();

  private record Member(Cluster cluster, Peers peers, Gate gate, WireSerializer wire) {}

  /** One more, which nobody knows yet. */
  public Cluster add(String name) {
    MessageTypes types = new MessageTypes();
    Peers peers = new Peers(name);
    Gate gate = new Gate();
    Cluster cluster = new Cluster(new NodeId(name), types, peers, gate);
    all.add(new Member(cluster, peers, gate, new WireSerializer(json, types)));
    return cluster;
  }

  /** All get to know each other. */
  public void join() {
    for (Member one : all) {
      for (Member other : all) {
        if (!one.cluster.self().equals(other.cluster.self())
            && one.peers.add(other.cluster.self(), message -> carry(one, other, message))) {
          one.gate.handle(new GateMessage.Joined(other.cluster.self()));
        }
      }
    }
  }

  /** One is gone, and the others hear of it. */
  public void lose(Cluster gone) {
    all.removeIf(process -> process.cluster.self().equals(gone.self()));
    for (Member process : all) {
      process.peers.remove(gone.self());
      process.gate.handle(new GateMessage.Left(gone.self()));
    }
  }

  private static void carry(Member from, Member to, GateMessage message) {
    try {
      byte[] bytes = from.wire.toBinary(message);
      to.gate.handle((GateMessage) to.wire.fromBinary(bytes, from.wire.manifest(message)));
    } catch (NotSerializableException e) {
      throw new IllegalStateException(e);
    }
  }
}
