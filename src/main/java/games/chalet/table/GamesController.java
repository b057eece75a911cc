package games.chalet.table;

import games.chalet.rules.GameCatalog;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** The games of the house. */
@RestController
class GamesController {

  private final GameCatalog games = new GameCatalog();

  @GetMapping("/api/games")
  List<GameDescription> games() {
    return games.games().stream().map(game -> GameDescription.of(game.info())).toList();
  }
}
