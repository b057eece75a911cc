package games.chalet.solo;

import games.chalet.player.Player;
import games.chalet.web.MakesNew;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The deals over HTTP: shared cards, and the best results. */
@RestController
class DealController {

  private final DealAttempts attempts;
  private final DealSharing sharing;
  private final DealQueries queries;
  private final HouseDeals house;
  private final HouseReplays replays;
  private final Clock clock;

  DealController(
      DealAttempts attempts,
      DealSharing sharing,
      DealQueries queries,
      HouseDeals house,
      HouseReplays replays,
      Clock clock) {
    this.attempts = attempts;
    this.sharing = sharing;
    this.queries = queries;
    this.house = house;
    this.replays = replays;
    this.clock = clock;
  }

  @GetMapping("/api/deals/{code}")
  DealMessage deal(@PathVariable String code, Optional<Player> player) {
    return queries.read(queries.find(code), player);
  }

  @GetMapping("/api/deals/{code}/seeds")
  List<DrawnSeedMessage> seeds(@PathVariable String code, Optional<Player> player) {
    return house.seeds(open(code, player));
  }

  @GetMapping(path = "/api/deals/{code}/par", produces = MediaType.APPLICATION_JSON_VALUE)
  byte[] par(@PathVariable String code, Optional<Player> player) {
    return replays
        .find(open(code, player), HouseReplays.Line.PAR)
        .orElseThrow(SoloRefusal.UNKNOWN_REPLAY::of);
  }

  @GetMapping(path = "/api/deals/{code}/line", produces = MediaType.APPLICATION_JSON_VALUE)
  byte[] line(@PathVariable String code, Optional<Player> player) {
    return replays
        .find(open(code, player), HouseReplays.Line.FOUND)
        .orElseThrow(SoloRefusal.UNKNOWN_REPLAY::of);
  }

  /** Returns a deal whose cards this person may see. */
  private Deal open(String code, Optional<Player> player) {
    Deal deal = queries.find(code);
    if (!queries.isOpen(deal, player)) {
      throw SoloRefusal.DEAL_CLOSED.of();
    }
    return deal;
  }

  @PostMapping("/api/deals/{code}/play")
  @MakesNew(MakesNew.Thing.MATCH)
  StartedMatch play(
      Player me,
      @PathVariable String code,
      @RequestBody(required = false) @Nullable Again wish,
      @RequestHeader("X-Table-Key") Optional<String> key) {
    boolean again = wish != null && wish.again().orElse(false);
    return attempts.play(me.id(), queries.find(code), again, key);
  }

  @PostMapping("/api/deals/{code}/waive")
  DealMessage waive(Player me, @PathVariable String code) {
    Deal deal = queries.find(code);
    attempts.waive(me.id(), deal);
    return queries.read(deal, Optional.of(me));
  }

  @GetMapping("/api/daily")
  List<DailyMessage> daily(Optional<Player> player) {
    return sharing.today().stream()
        .map(
            deal ->
                queries.daily(deal, deal.day() == null ? LocalDate.now(clock) : deal.day(), player))
        .toList();
  }

  @GetMapping("/api/daily/{game}/{day}")
  DealMessage ofDay(@PathVariable String game, @PathVariable String day, Optional<Player> player) {
    return queries.read(
        sharing.ofDay(game, parse(day)).orElseThrow(SoloRefusal.UNKNOWN_DEAL::of), player);
  }

  @GetMapping("/api/records")
  List<BestListMessage> records(@RequestParam Optional<String> game, Optional<Player> player) {
    return queries.records(game, player);
  }

  private static LocalDate parse(String day) {
    try {
      return LocalDate.parse(day);
    } catch (DateTimeException e) {
      throw SoloRefusal.UNKNOWN_DEAL.of();
    }
  }

  /** The request for another attempt, one that does not count. */
  record Again(Optional<Boolean> again) {}
}
