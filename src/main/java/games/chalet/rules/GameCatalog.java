package games.chalet.rules;

import games.chalet.engine.Game;
import games.chalet.rules.antarctic.Antarctic;
import games.chalet.rules.avalanche.Avalanche;
import games.chalet.rules.crashlanding.CrashLanding;
import games.chalet.rules.hike.Hike;
import games.chalet.rules.infiniski.Infiniski;
import games.chalet.rules.ohhell.OhHell;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All games, under the rules of new matches and earlier ones: the one place that names them. */
public final class GameCatalog {

  private static final List<Game<?, ?, ?, ?, ?>> GAMES =
      List.of(new Avalanche(), new Antarctic(), new Hike(), new Infiniski(), new CrashLanding());

  /** Games that only tests offer. */
  private static final List<Game<?, ?, ?, ?, ?>> UNLISTED = List.of(new OhHell());

  /** Games under earlier rules, for the matches and deals that began under them; none so far. */
  private static final List<Game<?, ?, ?, ?, ?>> EARLIER = List.of();

  private final List<Game<?, ?, ?, ?, ?>> games;
  private final List<Game<?, ?, ?, ?, ?>> earlier;

  /** Creates the catalog without the unlisted games. */
  public GameCatalog() {
    this(List.of());
  }

  /**
   * Creates the catalog with some of the unlisted games, for tests.
   *
   * @param unlisted the ids of those that are offered; others have no effect
   */
  public GameCatalog(Collection<String> unlisted) {
    this(
        Stream.concat(GAMES.stream(), UNLISTED.stream().filter(game -> unlisted.contains(id(game))))
            .toList(),
        EARLIER);
  }

  /**
   * Creates a catalog of these games and no others.
   *
   * @param games under the rules of new matches
   * @param earlier games under rules that no new match begins with
   */
  public GameCatalog(List<Game<?, ?, ?, ?, ?>> games, List<Game<?, ?, ?, ?, ?>> earlier) {
    this.games = List.copyOf(games);
    this.earlier = List.copyOf(earlier);
  }

  /** Returns the ids of the games that only tests offer. */
  public static List<String> unlistedGames() {
    return UNLISTED.stream().map(GameCatalog::id).toList();
  }

  private static String id(Game<?, ?, ?, ?, ?> game) {
    return game.info().id();
  }

  /**
   * Returns every game under the rules of new matches, in the order in which a lobby offers them.
   */
  public List<Game<?, ?, ?, ?, ?>> games() {
    return games;
  }

  /** Returns the game with this id under the rules of new matches, if it is offered. */
  public Optional<Game<?, ?, ?, ?, ?>> find(String id) {
    return games.stream().filter(game -> id(game).equals(id)).findFirst();
  }

  /** Returns the game with this id under each version of its rules, that of new matches first. */
  public List<Game<?, ?, ?, ?, ?>> versions(String id) {
    return Stream.concat(games.stream(), earlier.stream())
        .filter(game -> id(game).equals(id))
        .toList();
  }

  /** Returns the game with this id under that version of its rules. */
  public Optional<Game<?, ?, ?, ?, ?>> find(String id, int rulesVersion) {
    return versions(id).stream()
        .filter(game -> game.info().rulesVersion() == rulesVersion)
        .findFirst();
  }
}
