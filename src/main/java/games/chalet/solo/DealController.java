package games.chalet.solo;

import games.chalet.player.Player;
import games.chalet.solo.DealQueries.BestListMessage;
import games.chalet.solo.DealQueries.DailyMessage;
import games.chalet.web.MakesNew;
import games.chalet.web.limits.Party;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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
  private final DayDeals days;
  private final DealQueries queries;
  private final BotRuns bots;
  private final Clock clock;

  DealController(
      DealAttempts attempts, DayDeals days, DealQueries queries, BotRuns bots, Clock clock) {
    this.attempts = attempts;
    this.days = days;
    this.queries = queries;
    this.bots = bots;
    this.clock = clock;
  }

  @GetMapping("/api/deals/{code}")
  DealMessage deal(@PathVariable String code, Optional<Player> player) {
    return queries.read(queries.find(code), player);
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

  /** Makes a bot play a deal that the caller has finished, unless one has played it. */
  @PostMapping("/api/deals/{code}/bot")
  DealMessage bot(Player me, @PathVariable String code, HttpServletRequest request) {
    Deal deal = queries.find(code);
    if (!queries.hasFinished(deal, me.id())) {
      throw SoloRefusal.NOT_OVER.of();
    }
    bots.ask(deal, Party.of(request, me.id()));
    return queries.read(deal, Optional.of(me));
  }

  @GetMapping("/api/daily")
  List<DailyMessage> daily(Optional<Player> player) {
    return days.today().stream()
        .map(
            deal ->
                queries.daily(deal, deal.day() == null ? LocalDate.now(clock) : deal.day(), player))
        .toList();
  }

  @GetMapping("/api/daily/{game}/{day}")
  DealMessage ofDay(@PathVariable String game, @PathVariable String day, Optional<Player> player) {
    return queries.read(
        days.ofDay(game, parse(day)).orElseThrow(SoloRefusal.UNKNOWN_DEAL::of), player);
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
