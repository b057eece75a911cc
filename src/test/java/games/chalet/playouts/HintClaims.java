package games.chalet.playouts;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticView;
import games.chalet.rules.antarctic.bot.AntarcticReason;
import games.chalet.rules.avalanche.AvalancheAction;
import games.chalet.rules.avalanche.AvalancheView;
import games.chalet.rules.avalanche.bot.AvalancheReason;
import games.chalet.rules.crashlanding.CrashLandingAction;
import games.chalet.rules.crashlanding.CrashLandingView;
import games.chalet.rules.crashlanding.bot.CrashLandingReason;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.board.HikeView;
import games.chalet.rules.hike.bot.HikeReason;
import java.util.Optional;

/** The claims that reasons make about an action, where the view after it can prove them. */
final class HintClaims {

  private HintClaims() {}

  /**
   * Returns true if the claim came true.
   *
   * @param before what the seat saw when it was said
   * @param after what it sees once the action is done
   */
  static boolean holds(Record before, Seat seat, Object action, Object reason, Record after) {
    return switch (reason) {
      case AvalancheReason said ->
          avalanche((AvalancheView) before, seat, action, said, (AvalancheView) after);
      case AntarcticReason said ->
          antarctic((AntarcticView) before, seat, said, (AntarcticView) after);
      case CrashLandingReason said ->
          crash((CrashLandingView) before, action, said, (CrashLandingView) after);
      case HikeReason said -> hike((HikeView) before, seat, said, (HikeView) after);
      default -> true;
    };
  }

  private static boolean avalanche(
      AvalancheView before, Seat seat, Object action, AvalancheReason reason, AvalancheView after) {
    int hand = before.hand().orElseThrow().size();
    var place = after.board().places().get(seat.index());
    return switch (reason) {
      case AvalancheReason.MakesSafe said ->
          place.total() - before.board().places().get(seat.index()).total() == said.points();
      case AvalancheReason.Lengthens said ->
          place.open().orElseThrow().run().points() == said.points();
      case AvalancheReason.BringsCards said ->
          !(action instanceof AvalancheAction.Refill)
              || !after.board().recycled().isEmpty()
              || after.hand().orElseThrow().size() - hand == said.cards();
      case AvalancheReason.KeepsCards said -> hand == said.cards();
      case AvalancheReason.BeginsRun said ->
          before.board().places().get(seat.index()).open().isEmpty();
      case AvalancheReason.EndsMatch said -> after.board().avalanches() == 5;
      default -> true;
    };
  }

  private static boolean antarctic(
      AntarcticView before, Seat seat, AntarcticReason reason, AntarcticView after) {
    if (before.board().round() != after.board().round()) {
      return true;
    }
    return switch (reason) {
      case AntarcticReason.GoesOut said -> after.board().places().get(seat.index()).payoff() == 0;
      case AntarcticReason.LeavesInPayoff said ->
          after.board().places().get(seat.index()).payoff() == said.cards();
      case AntarcticReason.Burdens said ->
          after.board().places().get(said.seat().index()).payoff() == said.cards();
      default -> true;
    };
  }

  private static boolean crash(
      CrashLandingView before, Object action, CrashLandingReason reason, CrashLandingView after) {
    var was = before.own().orElseThrow();
    var is = after.own().orElseThrow();
    return switch (reason) {
      case CrashLandingReason.Leaves said -> {
        var left = action instanceof CrashLandingAction.Burn ? is.now() : was.now();
        yield left.speed() == said.speed() && left.altitude() == said.altitude();
      }
      case CrashLandingReason.KeepsRockets said -> is.hand().size() == said.rockets();
      case CrashLandingReason.BringsRocket said -> is.hand().size() == was.hand().size() + 1;
      default -> true;
    };
  }

  private static boolean hike(HikeView before, Seat seat, HikeReason reason, HikeView after) {
    if (before.board().options().days() == HikeOptions.Days.TOGETHER) {
      return true;
    }
    var was = before.board().mushers().get(seat.index());
    var is = after.board().mushers().get(seat.index());
    return switch (reason) {
      case HikeReason.Runs said -> is.position() - was.position() == said.fields();
      case HikeReason.LeavesPlaces said ->
          is.sled().stream().filter(Optional::isEmpty).count() == said.free();
      case HikeReason.Finishes said -> is.position() == before.board().track().fields().size();
      default -> true;
    };
  }
}
