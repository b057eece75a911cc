package games.chalet.match.command;

/**
 * Where the answer to a request goes. It is data, so that a request can be kept, written down and
 * carried elsewhere; {@link Replies} finds whom it means.
 */
public sealed interface ReplyAddress {

  /** The server process, by its {@link NodeId}, that knows the receiver. */
  String node();

  /**
   * One socket.
   *
   * @param commandId what the sender calls the request; letters and digits only
   */
  record Session(String node, String sessionId, String commandId) implements ReplyAddress {}

  /**
   * A caller within the process, who waits in {@code PendingReplies}.
   *
   * @param ticket its number there
   */
  record Waiting(String node, long ticket) implements ReplyAddress {}
}
