package games.chalet.rules;

import games.chalet.engine.Game;
import games.chalet.rules.antarctic.Antarctic;
import games.chalet.rules.avalanche.Avalanche;
import games.chalet.rules.crashlanding.CrashLanding;
import games.chalet.rules.hike.Hike;
import games.chalet.rules.infiniski.Infiniski;
import java.util.List;
import java.util.Optional;

/** All games of the house: the one place that names them. */
public final class GameCatalog {

  private static final List<Game<?, ?, ?, ?, ?>> GAMES =
      List.of(new Avalanche(), new Antarctic(), new Hike(), new Infiniski(), new CrashLanding());

  private final List<Game<?, ?, ?, ?, ?>> games;

  /** The house's. */
  public GameCatalog() {
    this(GAMES);
  }

  /** Those games and no others. */
  public GameCatalog(List<Game<?, ?, ?, ?, ?>> games) {
    this.games = List.copyOf(games);
  }

  /** Every game, in the order in which a lobby offers them. */
  public List<Game<?, ?, ?, ?, ?>> games() {
    return games;
  }

  /** The game with this id. */
  public Optional<Game<?, ?, ?, ?, ?>> find(String id) {
    return games.stream().filter(game -> game.info().id().equals(id)).findFirst();
  }
}
