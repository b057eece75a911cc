package games.chalet.archive;

import games.chalet.match.Matches;
import games.chalet.player.Player;
import games.chalet.web.limits.Party;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** The caller's own results over HTTP: there is no way to ask for those of another player. */
@RestController
class MeController {

  private final Matches matches;
  private final Statistics statistics;

  MeController(Matches matches, Statistics statistics) {
    this.matches = matches;
    this.statistics = statistics;
  }

  @GetMapping("/api/me/statistics")
  StatisticsMessage statistics(Player me, HttpServletRequest request) {
    matches.awaitListeners();
    return statistics.of(Party.of(request, me.id()));
  }
}
