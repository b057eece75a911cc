package games.chalet.match;

import games.chalet.engine.Game;
import games.chalet.json.Json;

/** Makes committed matches from what the journal holds. */
final class MatchLoader {

  private final KnownGames games;
  private final Json json;
  private final Ledger ledger;

  MatchLoader(KnownGames games, Json json, Ledger ledger) {
    this.games = games;
    this.json = json;
    this.ledger = ledger;
  }

  /**
   * The match with this header, as far as it is on disk.
   *
   * @throws UnreadableMatch if the rules under which it began are not there, or cannot fold it
   */
  Course<?, ?, ?, ?> load(Header header) {
    Game<?, ?, ?, ?, ?> game =
        games
            .of(header)
            .orElseThrow(
                () ->
                    new UnreadableMatch(
                        "There is no game %s with rules version %d"
                            .formatted(header.game().id(), header.game().rulesVersion())));
    return Course.of(game, json, header, ledger.lines(header.id()));
  }

  /** The number of the last line of a match; 0 if it has none. */
  int lastNumber(String matchId) {
    return ledger.lastNumber(matchId);
  }
}
