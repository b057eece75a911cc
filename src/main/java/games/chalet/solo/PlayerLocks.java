package games.chalet.solo;

import games.chalet.storage.locks.SharedLocks;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/** One lock for each player, so that two concurrent requests, to any nodes, start one match. */
@Component
class PlayerLocks {

  private final SharedLocks locks;

  PlayerLocks(SharedLocks locks) {
    this.locks = locks;
  }

  <T> T with(String player, Supplier<T> steps) {
    return locks.holding(name(player), steps);
  }

  void run(String player, Runnable steps) {
    locks.running(name(player), steps);
  }

  private static String name(String player) {
    return "solo " + player;
  }
}
