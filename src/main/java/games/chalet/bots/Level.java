package games.chalet.bots;

import games.chalet.engine.Game;
import games.chalet.engine.GameBot;
import games.chalet.rules.GameBots;
import java.util.ArrayList;
import java.util.List;

/**
 * The strength of a bot: how often it deviates from the game's policy, and how many playouts it
 * makes before it is sure. Never a time, so a level is the same on every machine.
 */
public enum Level {
  /** Follows the policy, but in two of five decisions does anything that the policy allows. */
  BEGINNER(0.4),
  /** Follows the policy. Takes the place of players who have left. */
  SKIER(0),
  /** Looks ahead, with fewer playouts than the guide. */
  RACER(0),
  /** Looks ahead as far as a bot of the game does at most. */
  GUIDE(0);

  private final double noise;

  Level(double noise) {
    this.noise = noise;
  }

  /**
   * Returns the levels that a game offers, the weakest first. If it looks no farther ahead at a
   * level than at the one before, both would play alike, and only the lower one is a choice.
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

  /**
   * Returns this level, or the equal one that is played in its place in a game that does not offer
   * it.
   */
  public Level in(Game<?, ?, ?, ?, ?> game) {
    return of(game).stream().filter(level -> level.compareTo(this) <= 0).toList().getLast();
  }

  private boolean playsLike(Level other, GameBot.Effort effort) {
    return noise == other.noise && playouts(effort) == other.playouts(effort);
  }

  /** Returns the share of its decisions in which it does anything that the policy allows. */
  double noise() {
    return noise;
  }

  /** Returns how far it looks ahead in a game with that effort. */
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
