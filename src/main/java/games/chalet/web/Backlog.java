package games.chalet.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.messaging.Message;
import org.springframework.messaging.MessageChannel;
import org.springframework.messaging.MessageHandler;
import org.springframework.messaging.simp.SimpMessageHeaderAccessor;
import org.springframework.messaging.simp.SimpMessageType;
import org.springframework.messaging.support.ExecutorChannelInterceptor;
import org.springframework.stereotype.Component;

/**
 * How much waits for each browser. Messages to one browser go out one after the other, and Spring
 * lets any number of them wait: a browser that does not read would fill the memory.
 */
@Component
class Backlog implements ExecutorChannelInterceptor {

  /** As much may wait for one browser; one message more may be longer. */
  static final int MOST_BYTES = 1024 * 1024;

  /** A message weighs something beside its body. */
  private static final long HEADERS = 256;

  private final Map<String, Long> waiting = new ConcurrentHashMap<>();

  /** Counts a message that is to go to a session; false, and not counted, if too much waits. */
  boolean takes(String sessionId, Message<?> message) {
    boolean[] taken = {false};
    waiting.compute(
        sessionId,
        (id, before) -> {
          taken[0] = before == null || before + weight(message) <= MOST_BYTES;
          return taken[0] ? (before == null ? 0 : before) + weight(message) : before;
        });
    return taken[0];
  }

  /** The session has ended. */
  void forget(String sessionId) {
    waiting.remove(sessionId);
  }

  @Override
  public void afterMessageHandled(
      Message<?> message, MessageChannel channel, MessageHandler handler, @Nullable Exception e) {
    String sessionId = SimpMessageHeaderAccessor.getSessionId(message.getHeaders());
    if (sessionId != null
        && SimpMessageHeaderAccessor.getMessageType(message.getHeaders())
            == SimpMessageType.MESSAGE) {
      waiting.computeIfPresent(
          sessionId, (id, before) -> before > weight(message) ? before - weight(message) : null);
    }
  }

  private static long weight(Message<?> message) {
    return HEADERS + (message.getPayload() instanceof byte[] body ? body.length : 0);
  }
}
