package games.chalet.playouts;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Observations;
import games.chalet.engine.Playthrough;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.UndoHistory;
import games.chalet.engine.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * Checks undo at every ply, for each seat that may take back an act. Its legal actions are again
 * those before the act, no other seat notices, and the same act leads to the same position again.
 * Also checks that undo does not depend on facts that its seat cannot know.
 */
final class UndoChecks<S extends Record, A, V extends Record, E>
    implements PlayoutObserver<S, A, E> {

  private final Game<?, S, A, V, E> game;
  private final Seed seed;
  private final Chance chance;
  private final Playthrough<?, S, A, V, E> playthrough;
  private UndoHistory<S, A> history = UndoHistory.none();
  private UndoHistory.@Nullable UndoableAction<S, A> undoable;
  private @Nullable Observations<A, V> last;
  private int takenBack;

  UndoChecks(Game<?, S, A, V, E> game, Seed seed) {
    this.game = game;
    this.seed = seed;
    this.chance = new Chance(seed);
    this.playthrough = new Playthrough<>(game, chance);
  }

  /** Returns the number of acts that were taken back. */
  int takenBack() {
    return takenBack;
  }

  @Override
  public void see(PlayoutPosition<S, A> position) {
    Observations<A, V> now = playthrough.look(position.state(), seats(position));
    if (undoable != null && last != null) {
      history = history.after(undoable, last, now);
    }
    last = now;
    for (Seat seat : Seat.all(seats(position))) {
      history.last(seat).ifPresent(taken -> takeBack(position, now, taken));
    }
  }

  private void takeBack(
      PlayoutPosition<S, A> position,
      Observations<A, V> now,
      UndoHistory.UndoableAction<S, A> taken) {
    takenBack++;
    Seat seat = taken.seat();
    UndoHistory.Undone<S, A> rest = history.without(taken, game, chance);
    position.check(
        seats(position) == 1
            || now.isTheSameForAllBut(seat, playthrough.look(rest.state(), seats(position))),
        () -> "others notice that " + taken.action() + " of " + seat + " is taken back");
    position.check(
        game.legalActions(rest.state(), seat).equals(game.legalActions(taken.before(), seat)),
        () -> "without " + taken.action() + ", " + seat + " may not do what it could before");
    S again = playthrough.apply(rest.state(), seat, taken.action()).state();
    position.check(
        playthrough.look(again, seats(position)).equals(now),
        () -> taken.action() + " of " + seat + ", taken back and done again, is another act");
  }

  @Override
  public void see(PlayoutPosition<S, A> before, Ply<A> ply, Step<S, E> step) {
    undoable =
        new UndoHistory.UndoableAction<>(
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
      Step<S, E> twinStep = playthrough.apply(twin, ply.seat(), ply.action());
      before.check(
          isSeen(before, before.state(), ply.seat(), step)
              == isSeen(before, twin, ply.seat(), twinStep),
          () -> "whether others see " + ply + " depends on something hidden");
    }
  }

  private boolean isSeen(PlayoutPosition<S, A> position, S before, Seat seat, Step<S, E> step) {
    return !step.events().isEmpty()
        || !playthrough
            .look(before, seats(position))
            .isTheSameForAllBut(seat, playthrough.look(step.state(), seats(position)));
  }

  private static int seats(PlayoutPosition<?, ?> position) {
    return position.legalActions().size();
  }
}
