package games.chalet.cluster;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.Member;

/** Reports joining and leaving processes, as Pekko sees them, to peers and gate. */
final class Membership {

  /** The name of every process's gate. */
  static final String GATE = "gate";

  private final String self;
  private final Peers peers;
  private final ActorRef<GateMessage> gate;
  private final ActorRefResolver resolver;

  Membership(String self, Peers peers, ActorRef<GateMessage> gate, ActorSystem<?> system) {
    this.self = self;
    this.peers = peers;
    this.gate = gate;
    this.resolver = ActorRefResolver.get(system);
  }

  Behavior<ClusterEvent.MemberEvent> behavior() {
    return Behaviors.receiveMessage(
        event -> {
          switch (event) {
            case ClusterEvent.MemberUp up -> joined(up.member());
            case ClusterEvent.MemberRemoved removed -> left(removed.member());
            default -> {
              // On its way to one of the two.
            }
          }
          return Behaviors.same();
        });
  }

  private void joined(Member member) {
    String node = nodeOf(member);
    if (node.equals(self)) {
      return;
    }
    ActorRef<GateMessage> there = resolver.resolveActorRef(member.address() + "/system/" + GATE);
    if (peers.add(node, there::tell)) {
      gate.tell(new GateMessage.Joined(node));
    }
  }

  private void left(Member member) {
    String node = nodeOf(member);
    if (!node.equals(self)) {
      peers.remove(node);
      gate.tell(new GateMessage.Left(node)); // It may have been received before it was a member.
    }
  }

  private static String nodeOf(Member member) {
    return member.getRoles().stream()
        .filter(role -> role.startsWith(PekkoConfig.NODE_ROLE))
        .map(role -> role.substring(PekkoConfig.NODE_ROLE.length()))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(member + " has no node id"));
  }
}
