package games.chalet.stomp.socket;

import games.chalet.stomp.sending.OutgoingFrame;
import games.chalet.web.LastResort;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.CloseStatus;

/**
 * Sends STOMP heart-beats, pings silent clients, and closes the sockets of those that do not
 * answer.
 */
@Component
class Heartbeats implements DisposableBean {

  private static final Logger LOG = LoggerFactory.getLogger(Heartbeats.class);
  private static final long LOOK_EVERY = TimeUnit.MILLISECONDS.toNanos(500);

  /** The longest silence of a client that opens a socket and sends nothing. */
  private static final long LONGEST_SILENCE = TimeUnit.SECONDS.toNanos(15);

  private final StompSessions sessions;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(task -> new Thread(task, "heartbeats"));

  private final ScheduledFuture<?> beat;

  Heartbeats(StompSessions sessions) {
    this.sessions = sessions;
    this.beat =
        thread.scheduleWithFixedDelay(
            LastResort.surviving(this::look, LOG, "Heartbeat check failed"),
            LOOK_EVERY,
            LOOK_EVERY,
            TimeUnit.NANOSECONDS);
  }

  /** Checks all sockets once. */
  void look() {
    for (StompSession session : sessions.all()) {
      LastResort.surviving(() -> look(session), LOG, "Heartbeat check of a session failed").run();
    }
  }

  private static void look(StompSession session) {
    HeartbeatState heartbeat = session.heartbeat();
    boolean isStranger = session.caller() == null;
    if (heartbeat.isGone() || (isStranger && heartbeat.isSilentFor(LONGEST_SILENCE))) {
      // Closing may wait for a browser that does not read.
      Thread.startVirtualThread(() -> session.close(CloseStatus.SESSION_NOT_RELIABLE));
      return;
    }
    if (heartbeat.mustSend(LOOK_EVERY)) {
      session.post(StompFrames.heartbeat());
    }
    if (!isStranger && heartbeat.mustAsk()) {
      session.post(OutgoingFrame.ping());
    }
  }

  @Override
  public void destroy() {
    beat.cancel(false);
    thread.close();
  }
}
