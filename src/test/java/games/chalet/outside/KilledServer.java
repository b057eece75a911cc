package games.chalet.outside;

import games.chalet.testing.socket.Sockets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;

/** A server that is killed again and again, and what those who play in it have to complain of. */
final class KilledServer {

  private static final int LONGEST_PLAY_MILLIS = 1500;
  private static final int LONGEST_START_MILLIS = 4000;
  private static final int START_KILLED_ONCE_IN = 8;
  private static final int REPORT_EVERY = 25;

  /** They are nearly always in the middle of a thought. */
  private static final String BOTS_IN_A_HURRY = "0.02";

  private final int number;
  private final ServerProcess.Plan plan;
  private final Random random;
  private final int kills;
  private final ProgressFile progress;
  private final Instant begun = Instant.now();
  private int killedStarts;

  /**
   * A server that has not been opened yet.
   *
   * @param progress is told of each kill after which nothing was wrong
   */
  KilledServer(
      int number, ServerProcess.Plan plan, Random random, int kills, ProgressFile progress) {
    this.number = number;
    this.plan = plan.with("CHALET_BOTS_TEMPO", BOTS_IN_A_HURRY);
    this.random = random;
    this.kills = kills;
    this.progress = progress;
  }

  /** Returns the faults found after the first kill that caused any; empty if there are none. */
  List<String> run() {
    ServerProcess server = ServerProcess.open(plan);
    try (Sockets sockets = new Sockets()) {
      PlayedTables played = PlayedTables.start(plan.port(), random);
      played.connect(sockets);
      for (int kill = 1; kill <= kills; kill++) {
        ServerProcess living = server;
        int playing = random.nextInt(LONGEST_PLAY_MILLIS);
        played.liveOnWhile(
            () -> {
              pause(playing);
              living.kill();
            },
            sockets);
        played.awaitDisconnected();
        if (random.nextInt(START_KILLED_ONCE_IN) == 0) {
          killedStarts++;
          server = ServerProcess.launch(plan);
          pause(random.nextInt(LONGEST_START_MILLIS));
          server.kill();
        }
        server = ServerProcess.open(plan);
        played.connect(sockets);
        played.judge();
        if (!played.complaints().isEmpty()) {
          System.out.printf("kill test: server %d complains after kill %d%n", number, kill);
          return played.complaints();
        }
        progress.note("server %d, kill %d: %s".formatted(number, kill, played.figures()));
        if (kill % REPORT_EVERY == 0) {
          report(kill, played);
        }
      }
      played.finish();
      report(kills, played);
      return played.complaints();
    } finally {
      server.kill();
    }
  }

  private static void pause(int millis) {
    LockSupport.parkNanos(Duration.ofMillis(millis).toNanos());
  }

  private void report(int done, PlayedTables played) {
    System.out.printf(
        "kill test: server %d: %d kills in play and %d in starting; %s; %d s%n",
        number,
        done,
        killedStarts,
        played.figures(),
        Duration.between(begun, Instant.now()).toSeconds());
  }
}
