package games.chalet.bots;

import games.chalet.engine.GameBot;

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

  /** In which share of its decisions it does anything that the policy allows. */
  double noise() {
    return noise;
  }

  /** How far it looks ahead, where the top level looks that far. */
  GameBot.Effort of(GameBot.Effort most) {
    return new GameBot.Effort((int) (most.playouts() * effort), most.plies(), most.sure());
  }
}
