package games.chalet.playouts;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Outlook;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Trail;
import games.chalet.engine.Viewer;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * That at every ply each seat can take back what it may: its legal actions are again those before
 * the act, nobody else notices, and the same act leads to the same position again; and that whether
 * it may does not depend on anything that it cannot know.
 */
final class UndoChecks<S extends Record, A, V extends Record, E> implements Witness<S, A, E> {

  private final Game<?, S, A, V, E> game;
  private final Seed seed;
  private final Chance chance;
  private Trail<S, A> trail = Trail.none();
  private Trail.@Nullable Deed<S, A> deed;
  private @Nullable Outlook<A, V> last;
  private int takenBack;

  UndoChecks(Game<?, S, A, V, E> game, Seed seed) {
    this.game = game;
    this.seed = seed;
    this.chance = new Chance(seed);
  }

  /** How many acts were taken back. */
  int takenBack() {
    return takenBack;
  }

  @Override
  public void see(Position<S, A> position) {
    Outlook<A, V> now = outlook(position.state(), seats(position));
    if (deed != null && last != null) {
      trail = trail.after(deed, last, now);
    }
    last = now;
    for (int seat = 0; seat < seats(position); seat++) {
      trail.last(new Seat(seat)).ifPresent(taken -> takeBack(position, now, taken));
    }
  }

  private void takeBack(Position<S, A> position, Outlook<A, V> now, Trail.Deed<S, A> taken) {
    takenBack++;
    Seat seat = taken.seat();
    Trail.Rest<S, A> rest = trail.without(taken, game, chance);
    position.check(
        seats(position) == 1
            || now.isTheSameForAllBut(seat, outlook(rest.state(), seats(position))),
        () -> "others notice that " + taken.action() + " of " + seat + " is taken back");
    position.check(
        game.legalActions(rest.state(), seat).equals(game.legalActions(taken.before(), seat)),
        () -> "without " + taken.action() + ", " + seat + " may not do what it could before");
    S again = game.apply(rest.state(), seat, taken.action(), chance).state();
    position.check(
        outlook(again, seats(position)).equals(now),
        () -> taken.action() + " of " + seat + ", taken back and done again, is another act");
  }

  @Override
  public void see(Position<S, A> before, Ply<A> ply, Step<S, E> step) {
    deed =
        new Trail.Deed<>(
            ply.number(),
            ply.seat(),
            ply.action(),
            before.state(),
            step.events().size(),
            !step.revealed());
    if (!step.revealed() && step.events().isEmpty() && seats(before) > 1) {
      Viewer viewer = new Viewer.Seated(ply.seat());
      Seed own = Seeds.of(seed.hex(), "undo/" + ply.number());
      S twin = game.resample(before.state(), viewer, new Chance(own));
      Step<S, E> twinStep = game.apply(twin, ply.seat(), ply.action(), chance);
      before.check(
          isSeen(before, before.state(), ply.seat(), step)
              == isSeen(before, twin, ply.seat(), twinStep),
          () -> "whether others see " + ply + " depends on something hidden");
    }
  }

  private boolean isSeen(Position<S, A> position, S before, Seat seat, Step<S, E> step) {
    return !step.events().isEmpty()
        || !outlook(before, seats(position))
            .isTheSameForAllBut(seat, outlook(step.state(), seats(position)));
  }

  private static int seats(Position<?, ?> position) {
    return position.legalActions().size();
  }

  private Outlook<A, V> outlook(S state, int seats) {
    List<Seat> all = IntStream.range(0, seats).mapToObj(Seat::new).toList();
    return new Outlook<>(
        game.turn(state),
        all.stream().map(seat -> game.legalActions(state, seat)).toList(),
        Stream.concat(
                all.stream().map(Viewer.Seated::new), Stream.<Viewer>of(new Viewer.Spectator()))
            .map(viewer -> game.view(state, viewer))
            .toList());
  }
}
