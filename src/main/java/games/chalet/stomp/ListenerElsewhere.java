package games.chalet.stomp;

/**
 * An event: somebody has begun to listen to this topic through another process, and may have missed
 * what was published in this moment. Whoever publishes there tells it again.
 */
public record ListenerElsewhere(String destination) {}
