package games.chalet.stomp.socket;

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

/** Sends STOMP heart-beats, and closes sockets whose browser has been silent for too long. */
@Component
class Heartbeats implements DisposableBean {

  private static final Logger LOG = LoggerFactory.getLogger(Heartbeats.class);
  private static final long LOOK_EVERY = TimeUnit.MILLISECONDS.toNanos(500);

  /** Who opens a socket and says nothing. */
  private static final long LONGEST_SILENCE = TimeUnit.SECONDS.toNanos(15);

  private final StompSessions sessions;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(task -> new Thread(task, "heartbeats"));

  private final ScheduledFuture<?> beat;

  Heartbeats(StompSessions sessions) {
    this.sessions = sessions;
    this.beat =
        thread.scheduleWithFixedDelay(
            LastResort.surviving(this::look, LOG, "The hearts stumbled"),
            LOOK_EVERY,
            LOOK_EVERY,
            TimeUnit.NANOSECONDS);
  }

  private void look() {
    long now = System.nanoTime();
    for (StompSession session : sessions.all()) {
      LastResort.surviving(() -> look(session, now), LOG, "A heart stumbled").run();
    }
  }

  private static void look(StompSession session, long now) {
    HeartbeatState heartbeat = session.heartbeat();
    if (heartbeat.hasStopped(now)
        || (session.caller() == null && heartbeat.isSilentFor(LONGEST_SILENCE, now))) {
      // Closing may wait for a browser that does not read.
      Thread.startVirtualThread(() -> session.close(CloseStatus.SESSION_NOT_RELIABLE));
    } else if (heartbeat.mustSend(now, LOOK_EVERY)) {
      session.post(StompFrames.heartbeat());
    }
  }

  @Override
  public void destroy() {
    beat.cancel(false);
    thread.close();
  }
}
