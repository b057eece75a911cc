package games.chalet.bots;

import games.chalet.engine.Game;
import games.chalet.engine.GameBot;
import games.chalet.rules.GameBots;
import java.util.ArrayList;
import java.util.List;

/**
 * How well a bot plays: by how often it does not do what the game's policy would, and by how often
 * it plays a decision on before it is sure. Never by time, so a level is the same on every machine.
 */
public enum Level {
  /** Follows the policy, but in two of five decisions does anything that the policy allows. */
  BEGINNER(0.4, 0),
  /** Follows the policy. Takes the place of who has left. */
  SKIER(0, 0),
  /** Looks ahead, with a quarter of the guide's playouts. */
  RACER(0, 0.25),
  /** Looks ahead as far as the game's {@link GameBot.Effort} says. */
  GUIDE(0, 1);

  private final double noise;
  private final double effort;

  Level(double noise, double effort) {
    this.noise = noise;
    this.effort = effort;
  }

  /**
   * Those that a game offers, the weakest first: where it looks no farther ahead at a level than at
   * the one before, both would play alike, and only the lower one is a choice.
   */
  public static List<Level> of(Game<?, ?, ?, ?, ?> game) {
    GameBot.Effort most = GameBots.of(game).effort();
    List<Level> offered = new ArrayList<>();
    for (Level level : values()) {
      if (offered.isEmpty() || !level.playsLike(offered.getLast(), most)) {
        offered.add(level);
      }
    }
    return List.copyOf(offered);
  }

  /** This one, or what is played in its place in a game that does not offer it: the same. */
  public Level in(Game<?, ?, ?, ?, ?> game) {
    return of(game).stream().filter(level -> level.compareTo(this) <= 0).toList().getLast();
  }

  private boolean playsLike(Level other, GameBot.Effort most) {
    return noise == other.noise && of(most).equals(other.of(most));
  }

  /** In which share of its decisions it does anything that the policy allows. */
  double noise() {
    return noise;
  }

  /** How far it looks ahead, where the top level looks that far. */
  GameBot.Effort of(GameBot.Effort most) {
    return new GameBot.Effort((int) (most.playouts() * effort), most.plies(), most.sure());
  }
}
