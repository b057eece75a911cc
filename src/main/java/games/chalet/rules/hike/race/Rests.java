package games.chalet.rules.hike.race;

import games.chalet.rules.hike.board.HikeEvent.WentToRest;
import games.chalet.rules.hike.board.HikeView.DayProgress;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.sled.Condition;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.sled.Sleds;
import games.chalet.rules.hike.state.Racer;
import java.util.List;
import java.util.Optional;

/** Huskies that have to rest after a field was entered without equipment (ruling R25). */
final class Rests {

  /** The number of huskies that have to rest. */
  static final int HUSKIES = 2;

  private Rests() {}

  /**
   * Returns the places of the huskies that may be sent to rest: ready ones first, youngsters too;
   * only then tired ones.
   */
  static List<Integer> candidates(List<Optional<Husky>> sled) {
    List<Integer> ready = Sleds.places(sled, Condition.READY);
    return ready.isEmpty() ? Sleds.places(sled, Condition.TIRED) : ready;
  }

  /** Sends one husky to rest, and then all others that leave no choice. */
  static Racer rest(Racer racer, int place) {
    int toRest = racer.underway().toRest();
    return withoutChoice(lyingDown(racer, place, toRest - 1));
  }

  /** Sends the huskies to rest that leave no choice. */
  static Racer withoutChoice(Racer racer) {
    Racer now = racer;
    List<Integer> candidates = candidates(now.musher().sled());
    while (now.underway().toRest() >= candidates.size() && !candidates.isEmpty()) {
      for (int place : candidates) {
        now = lyingDown(now, place, now.underway().toRest() - 1);
      }
      candidates = now.underway().toRest() == 0 ? List.of() : candidates(now.musher().sled());
    }
    return now.underway().toRest() == 0 || candidates.isEmpty() ? goingOn(now) : now;
  }

  private static Racer lyingDown(Racer racer, int place, int toRest) {
    Musher musher = racer.musher();
    Husky husky = musher.sled().get(place).orElseThrow();
    return racer.after(
        musher.withSled(Sleds.with(musher.sled(), List.of(place), Condition.RESTING)),
        Task.REST,
        toRest,
        new WentToRest(racer.seat(), husky.card(), place));
  }

  private static Racer goingOn(Racer racer) {
    DayProgress underway = racer.underway();
    return new Racer(
        racer.seat(),
        new DayProgress(underway.musher(), Task.TRAVEL, 0, underway.deeds()),
        racer.unseen(),
        racer.discarded());
  }
}
