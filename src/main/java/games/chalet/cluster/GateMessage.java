package games.chalet.cluster;

import tools.jackson.databind.JsonNode;

/** A message to the gate of this process. */
sealed interface GateMessage {

  /** Another process can be reached from now on. */
  record Joined(String node) implements GateMessage {}

  /** Another process will not be heard of again. */
  record Left(String node) implements GateMessage {}

  /**
   * A message from the gate of one process to that of another: numbered from 1 on in the order in
   * which it was sent, so that the receiver notices a missing one.
   *
   * @param from the sender's node id
   */
  record Numbered(String from, long number, NodeMessage message) implements GateMessage {

    record Written(String from, long number, JsonNode message) {}

    /** A message of another version of Chalet, under a name that this one does not know. */
    record Unknown(String name) implements NodeMessage {}

    /** An empty message with a number, so that the loss of an earlier one is noticed soon. */
    record StillHere() implements NodeMessage {}
  }
}
