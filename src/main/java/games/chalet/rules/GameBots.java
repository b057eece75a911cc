package games.chalet.rules;

import games.chalet.engine.Game;
import games.chalet.engine.GameBot;
import games.chalet.rules.antarctic.bot.OrderlyPlayer;
import games.chalet.rules.avalanche.bot.RunBuilder;
import games.chalet.rules.crashlanding.bot.TablePilot;
import games.chalet.rules.hike.bot.EagerMusher;
import games.chalet.rules.infiniski.bot.FarsightedSkier;

/**
 * The bots of each game: the one place that names the folders {@code bot}. The rules of a game do
 * not know its bot, and its bot knows no hidden facts.
 */
public final class GameBots {

  private GameBots() {}

  /** Returns the game's own bot, or {@link GameBot#plain} if it brings none. */
  @SuppressWarnings("unchecked") // a game's id names its types
  public static <A, V extends Record> GameBot<V, A> of(Game<?, ?, A, V, ?> game) {
    return (GameBot<V, A>) find(game);
  }

  private static GameBot<?, ?> find(Game<?, ?, ?, ?, ?> game) {
    return switch (game.info().id()) {
      case "antarctic" -> OrderlyPlayer.bot();
      case "avalanche" -> RunBuilder.bot();
      case "hike" -> EagerMusher.bot();
      case "infiniski" -> FarsightedSkier.bot();
      case "crashlanding" -> TablePilot.bot();
      default -> GameBot.plain();
    };
  }
}
