package games.chalet.cluster;

/** A message to the gate of this process. */
sealed interface GateMessage permits Numbered, GateMessage.Joined, GateMessage.Left {

  /** Another process can be reached from now on. */
  record Joined(String node) implements GateMessage {}

  /** Another process will not be heard of again. */
  record Left(String node) implements GateMessage {}
}
