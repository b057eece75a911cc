package games.chalet.table;

import games.chalet.json.Json;
import games.chalet.rules.GameCatalog;
import games.chalet.table.message.GameDescription;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** The games of the catalogue. */
@RestController
class GamesController {

  private final List<GameDescription> games;

  GamesController(GameCatalog catalog, Json json) {
    games = catalog.games().stream().map(game -> GameDescription.of(game, json)).toList();
  }

  @GetMapping("/api/games")
  List<GameDescription> games() {
    return games;
  }
}
