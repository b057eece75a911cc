package games.chalet.match.command;

/**
 * The address of the answer to a request. It is data, so that a request can be stored, serialized
 * and sent elsewhere; {@link Replies} finds the receiver.
 */
public sealed interface ReplyAddress {

  /**
   * Returns the server process, by its {@link games.chalet.web.NodeId}, that knows the receiver.
   */
  String node();

  /**
   * One socket.
   *
   * @param commandId the sender's id of the request; letters and digits only
   */
  record Session(String node, String sessionId, String commandId) implements ReplyAddress {}

  /**
   * A caller within the process that waits in {@code PendingReplies}.
   *
   * @param ticket its number there
   */
  record Waiting(String node, long ticket) implements ReplyAddress {}
}
