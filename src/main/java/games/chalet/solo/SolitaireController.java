package games.chalet.solo;

import games.chalet.json.Json;
import games.chalet.player.Player;
import games.chalet.web.MakesNew;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** Matches for one, begun and ended with one click. */
@RestController
class SolitaireController {

  private static final String TABLE_KEY = "X-Table-Key";

  private final Solitaires solitaires;
  private final DealAttempts attempts;
  private final DealSharing sharing;
  private final DealQueries queries;
  private final Json json;

  SolitaireController(
      Solitaires solitaires,
      DealAttempts attempts,
      DealSharing sharing,
      DealQueries queries,
      Json json) {
    this.solitaires = solitaires;
    this.attempts = attempts;
    this.sharing = sharing;
    this.queries = queries;
    this.json = json;
  }

  @PostMapping("/api/solitaires")
  @MakesNew(MakesNew.Thing.MATCH)
  @ResponseStatus(HttpStatus.CREATED)
  StartedMatch solitaire(
      Player me, @RequestBody Wish wish, @RequestHeader(TABLE_KEY) Optional<String> key) {
    return solitaires.begin(
        me.id(),
        wish.game(),
        // A missing value is read as JSON's null.
        wish.options()
            .filter(given -> !given.isNull())
            .orElseGet(() -> json.mapper().createObjectNode()),
        wish.giveUp().orElse(false),
        key);
  }

  @PostMapping("/api/matches/{match}/give-up")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void giveUp(Player me, @PathVariable String match) {
    solitaires.giveUp(me.id(), match);
  }

  @PostMapping("/api/matches/{match}/again")
  @MakesNew(MakesNew.Thing.MATCH)
  @ResponseStatus(HttpStatus.CREATED)
  StartedMatch again(
      Player me, @PathVariable String match, @RequestHeader(TABLE_KEY) Optional<String> key) {
    return attempts.again(me.id(), match, key);
  }

  @GetMapping("/api/matches/{match}/deal")
  DealQueries.DealtMatch dealt(Player me, @PathVariable String match) {
    return queries.of(solitaires.ownForOne(me.id(), match), me);
  }

  @PostMapping("/api/matches/{match}/challenge")
  ResponseEntity<DealMessage> challenge(Player me, @PathVariable String match) {
    Optional<Deal> known = sharing.known(me.id(), match);
    Deal deal = known.orElseGet(() -> sharing.challenge(me.id(), match));
    return ResponseEntity.status(known.isPresent() ? HttpStatus.OK : HttpStatus.CREATED)
        .body(queries.read(deal, Optional.of(me)));
  }

  /**
   * The wanted deal.
   *
   * @param options the game's options by key; those left out take the game's default
   * @param giveUp true if the running match of this game may end for it
   */
  record Wish(String game, Optional<JsonNode> options, Optional<Boolean> giveUp) {}
}
