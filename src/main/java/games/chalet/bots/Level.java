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
  BEGINNER(0.4),
  /** Follows the policy. Takes the place of who has left. */
  SKIER(0),
  /** Looks ahead, with fewer playouts than the guide. */
  RACER(0),
  /** Looks ahead as far as the game's {@link GameBot.Effort} says. */
  GUIDE(0);

  private final double noise;

  Level(double noise) {
    this.noise = noise;
  }

  /**
   * Those that a game offers, the weakest first: where it looks no farther ahead at a level than at
   * the one before, both would play alike, and only the lower one is a choice.
   */
  public static List<Level> of(Game<?, ?, ?, ?, ?> game) {
    GameBot.Effort effort = GameBots.of(game).effort();
    List<Level> offered = new ArrayList<>();
    for (Level level : values()) {
      if (offered.isEmpty() || !level.playsLike(offered.getLast(), effort)) {
        offered.add(level);
      }
    }
    return List.copyOf(offered);
  }

  /** This one, or what is played in its place in a game that does not offer it: the same. */
  public Level in(Game<?, ?, ?, ?, ?> game) {
    return of(game).stream().filter(level -> level.compareTo(this) <= 0).toList().getLast();
  }

  private boolean playsLike(Level other, GameBot.Effort effort) {
    return noise == other.noise && playouts(effort) == other.playouts(effort);
  }

  /** In which share of its decisions it does anything that the policy allows. */
  double noise() {
    return noise;
  }

  /** How far it looks ahead in a game in which bots look that far. */
  GameBot.Effort of(GameBot.Effort effort) {
    int playouts = playouts(effort);
    return new GameBot.Effort(playouts, playouts, effort.plies(), effort.sure());
  }

  private int playouts(GameBot.Effort effort) {
    return switch (this) {
      case BEGINNER, SKIER -> 0;
      case RACER -> effort.fewer();
      case GUIDE -> effort.playouts();
    };
  }
}
