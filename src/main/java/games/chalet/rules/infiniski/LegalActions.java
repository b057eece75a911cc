package games.chalet.rules.infiniski;

import games.chalet.rules.infiniski.InfiniskiAction.Discard;
import games.chalet.rules.infiniski.InfiniskiAction.ForcedJump;
import games.chalet.rules.infiniski.InfiniskiAction.Gain;
import games.chalet.rules.infiniski.InfiniskiAction.Jump;
import games.chalet.rules.infiniski.InfiniskiAction.SkiOn;
import java.util.List;

/** The legal actions of the skier: a function of the open cards. */
final class LegalActions {

  private static final List<InfiniskiAction> JUMP_OR_SKI = List.of(new Jump(), new SkiOn());
  private static final List<InfiniskiAction> FORCED = List.of(new ForcedJump());

  private LegalActions() {}

  static List<InfiniskiAction> of(InfiniskiState state) {
    return switch (state.task()) {
      case DISCARD -> state.hand().stream().<InfiniskiAction>map(Discard::new).toList();
      case PLACE, LAND -> List.copyOf(Placements.of(state.hand(), state.slope()));
      case JUMP_FORCED -> FORCED;
      case GAIN -> gains(state).stream().<InfiniskiAction>map(Gain::new).toList();
      case JUMP_OR_SKI -> JUMP_OR_SKI;
      case OVER -> List.of();
    };
  }

  private static List<Integer> gains(InfiniskiState state) {
    return state.slope().getLast().card().section(state.ahead().getFirst()).speeds();
  }
}
