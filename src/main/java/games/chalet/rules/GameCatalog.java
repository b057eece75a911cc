package games.chalet.rules;

import games.chalet.engine.Game;
import games.chalet.rules.antarctic.Antarctic;
import games.chalet.rules.avalanche.Avalanche;
import games.chalet.rules.crashlanding.CrashLanding;
import games.chalet.rules.hike.Hike;
import games.chalet.rules.infiniski.Infiniski;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All games of the house, under today's rules and earlier ones: the one place that names them. */
public final class GameCatalog {

  private static final List<Game<?, ?, ?, ?, ?>> GAMES =
      List.of(new Avalanche(), new Antarctic(), new Hike(), new Infiniski(), new CrashLanding());

  /** Rules under which matches began that are still played, replayed, or dealt once more. */
  private static final List<Game<?, ?, ?, ?, ?>> EARLIER =
      List.of(Antarctic.version1(), Hike.version1(), CrashLanding.version1());

  private final List<Game<?, ?, ?, ?, ?>> games;
  private final List<Game<?, ?, ?, ?, ?>> earlier;

  /** The house's. */
  public GameCatalog() {
    this(GAMES, EARLIER);
  }

  /**
   * Those games and no others.
   *
   * @param games under the rules of new matches
   * @param earlier the same games under earlier versions of their rules
   */
  public GameCatalog(List<Game<?, ?, ?, ?, ?>> games, List<Game<?, ?, ?, ?, ?>> earlier) {
    this.games = List.copyOf(games);
    this.earlier = List.copyOf(earlier);
  }

  /** Every game under the rules of new matches, in the order in which a lobby offers them. */
  public List<Game<?, ?, ?, ?, ?>> games() {
    return games;
  }

  /** The game with this id under the rules of new matches. */
  public Optional<Game<?, ?, ?, ?, ?>> find(String id) {
    return versions(id).stream().findFirst();
  }

  /** The game with this id under each version of its rules, that of new matches first. */
  public List<Game<?, ?, ?, ?, ?>> versions(String id) {
    return Stream.concat(games.stream(), earlier.stream())
        .filter(game -> game.info().id().equals(id))
        .toList();
  }

  /** The game with this id under that version of its rules. */
  public Optional<Game<?, ?, ?, ?, ?>> find(String id, int rulesVersion) {
    return versions(id).stream()
        .filter(game -> game.info().rulesVersion() == rulesVersion)
        .findFirst();
  }
}
