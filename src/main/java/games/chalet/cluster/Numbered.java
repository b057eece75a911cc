package games.chalet.cluster;

import tools.jackson.databind.JsonNode;

/**
 * What the gate of one process sends to that of another: numbered from 1 on in the order in which
 * it was sent, so that the receiver sees if something is missing.
 *
 * @param from the sender's node id
 */
record Numbered(String from, long number, NodeMessage message) implements GateMessage {

  /** How it is written. */
  record Written(String from, long number, JsonNode message) {}

  /** What another version of Chalet says, under a name that this one does not know. */
  record Unknown(String name) implements NodeMessage {}

  /** Says nothing, but has a number: so it is seen soon if what was sent before it is missing. */
  record StillHere() implements NodeMessage {}
}
