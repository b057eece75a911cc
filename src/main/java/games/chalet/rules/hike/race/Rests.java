package games.chalet.rules.hike.race;

import games.chalet.rules.hike.board.HikeEvent.WentToRest;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.board.Underway;
import games.chalet.rules.hike.sled.Condition;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.sled.Sleds;
import games.chalet.rules.hike.state.Traveller;
import java.util.List;
import java.util.Optional;

/** Huskies that have to rest after a field was entered without equipment (ruling R25). */
final class Rests {

  /** How many have to. */
  static final int HUSKIES = 2;

  private Rests() {}

  /** Whose turn it is to rest: ready ones first, youngsters too; only then tired ones. */
  static List<Integer> candidates(List<Optional<Husky>> sled) {
    List<Integer> ready = Sleds.places(sled, Condition.READY);
    return ready.isEmpty() ? Sleds.places(sled, Condition.TIRED) : ready;
  }

  /** Sends one husky to rest, and all others about whom there is no choice. */
  static Traveller rest(Traveller traveller, int place) {
    int toRest = traveller.underway().toRest();
    return withoutChoice(lyingDown(traveller, place, toRest - 1));
  }

  /** Sends those to rest about whom there is no choice. */
  static Traveller withoutChoice(Traveller traveller) {
    Traveller now = traveller;
    List<Integer> candidates = candidates(now.musher().sled());
    while (now.underway().toRest() >= candidates.size() && !candidates.isEmpty()) {
      for (int place : candidates) {
        now = lyingDown(now, place, now.underway().toRest() - 1);
      }
      candidates = now.underway().toRest() == 0 ? List.of() : candidates(now.musher().sled());
    }
    return now.underway().toRest() == 0 || candidates.isEmpty() ? goingOn(now) : now;
  }

  private static Traveller lyingDown(Traveller traveller, int place, int toRest) {
    Musher musher = traveller.musher();
    Husky husky = musher.sled().get(place).orElseThrow();
    return traveller.after(
        musher.withSled(Sleds.with(musher.sled(), List.of(place), Condition.RESTING)),
        Task.REST,
        toRest,
        new WentToRest(traveller.seat(), husky.card(), place));
  }

  private static Traveller goingOn(Traveller traveller) {
    Underway underway = traveller.underway();
    return new Traveller(
        traveller.seat(),
        new Underway(underway.musher(), Task.TRAVEL, 0, underway.deeds()),
        traveller.unseen(),
        traveller.discarded());
  }
}
