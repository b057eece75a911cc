package games.chalet.stomp;

/**
 * An event: a client has subscribed to this topic through another process, and may have missed a
 * message published at that moment. The publisher of the topic sends the message again.
 */
public record ListenerElsewhere(String destination) {}
