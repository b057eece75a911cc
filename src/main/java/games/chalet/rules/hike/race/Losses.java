package games.chalet.rules.hike.race;

import games.chalet.rules.hike.board.Crossing;
import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.board.HikeAction.Rest;
import games.chalet.rules.hike.board.HikeAction.Use;
import games.chalet.rules.hike.board.HikeView.Loss;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.deck.Terrain;
import games.chalet.rules.hike.sled.Condition;
import games.chalet.rules.hike.state.Racer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The kinds of snow that a sled would lose by its racer's legal actions (ruling R25). */
public final class Losses {

  private Losses() {}

  /** Returns the losses in the order of the legal actions, then of the snow. */
  public static List<Loss> of(Racer racer, List<Field> fields) {
    List<Loss> losses = new ArrayList<>();
    for (RaceAction action : Travel.legal(racer, fields)) {
      if (sendsToRest(action)) {
        Musher after = Travel.apply(racer, action, fields).musher();
        Set<Terrain> lost = shown(racer.musher());
        lost.removeAll(shown(after));
        for (Terrain snow : lost) {
          int ahead = ahead(snow, fields.subList(after.position(), fields.size()));
          if (ahead > 0) {
            losses.add(new Loss(action, snow, ahead));
          }
        }
      }
    }
    return losses;
  }

  private static boolean sendsToRest(RaceAction action) {
    return action instanceof Rest
        || (action instanceof Use use && use.crossing().equals(Optional.of(Crossing.UNEQUIPPED)));
  }

  private static Set<Terrain> shown(Musher musher) {
    Set<Terrain> shown = EnumSet.noneOf(Terrain.class);
    musher.sled().stream()
        .flatMap(Optional::stream)
        .filter(husky -> husky.condition() != Condition.RESTING)
        .forEach(husky -> shown.addAll(husky.card().points()));
    return shown;
  }

  private static int ahead(Terrain snow, List<Field> fields) {
    return (int) fields.stream().filter(field -> field.terrain() == snow).count();
  }
}
