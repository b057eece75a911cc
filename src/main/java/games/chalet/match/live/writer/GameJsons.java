package games.chalet.match.live.writer;

import games.chalet.engine.Game;
import games.chalet.json.Json;
import games.chalet.match.state.GameJson;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/** The JSON writers of the games: created once for a game and shared by all of its matches. */
@Component
public final class GameJsons {

  private final Json json;
  private final Map<Game<?, ?, ?, ?, ?>, GameJson<?, ?, ?>> made = new ConcurrentHashMap<>();

  public GameJsons(Json json) {
    this.json = json;
  }

  @SuppressWarnings("unchecked") // The value under a game was created for that game.
  public <A, V extends Record, E> GameJson<A, V, E> of(Game<?, ?, A, V, E> game) {
    return (GameJson<A, V, E>) made.computeIfAbsent(game, it -> new GameJson<>(json, it));
  }
}
