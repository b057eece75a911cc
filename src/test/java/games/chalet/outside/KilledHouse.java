package games.chalet.outside;

import games.chalet.testing.socket.Sockets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;

/** A house that is killed again and again, and what those who play in it have to complain of. */
final class KilledHouse {

  private static final int LONGEST_PLAY_MILLIS = 1500;
  private static final int LONGEST_START_MILLIS = 4000;
  private static final int START_KILLED_ONCE_IN = 8;
  private static final int REPORT_EVERY = 25;

  /** They are nearly always in the middle of a thought. */
  private static final String BOTS_IN_A_HURRY = "0.02";

  private final int number;
  private final House.Plan plan;
  private final Random random;
  private final int kills;
  private final ProgressFile progress;
  private final Instant begun = Instant.now();
  private int killedStarts;

  /**
   * A house that has not been opened yet.
   *
   * @param progress is told of each kill after which nothing was wrong
   */
  KilledHouse(int number, House.Plan plan, Random random, int kills, ProgressFile progress) {
    this.number = number;
    this.plan = plan.with("CHALET_BOTS_TEMPO", BOTS_IN_A_HURRY);
    this.random = random;
    this.kills = kills;
    this.progress = progress;
  }

  /** Returns the faults found after the first kill that caused any; empty if there are none. */
  List<String> run() {
    House house = House.open(plan);
    try (Sockets sockets = new Sockets()) {
      Played played = Played.start(plan.port(), random);
      played.connect(sockets);
      for (int kill = 1; kill <= kills; kill++) {
        House living = house;
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
          house = House.launch(plan);
          pause(random.nextInt(LONGEST_START_MILLIS));
          house.kill();
        }
        house = House.open(plan);
        played.connect(sockets);
        played.judge();
        if (!played.complaints().isEmpty()) {
          System.out.printf("kill test: house %d complains after kill %d%n", number, kill);
          return played.complaints();
        }
        progress.note("house %d, kill %d: %s".formatted(number, kill, played.figures()));
        if (kill % REPORT_EVERY == 0) {
          report(kill, played);
        }
      }
      played.finish();
      report(kills, played);
      return played.complaints();
    } finally {
      house.kill();
    }
  }

  private static void pause(int millis) {
    LockSupport.parkNanos(Duration.ofMillis(millis).toNanos());
  }

  private void report(int done, Played played) {
    System.out.printf(
        "kill test: house %d: %d kills in play and %d in starting; %s; %d s%n",
        number,
        done,
        killedStarts,
        played.figures(),
        Duration.between(begun, Instant.now()).toSeconds());
  }
}
