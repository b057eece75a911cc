package games.chalet.deal;

import games.chalet.player.Player;
import games.chalet.web.MakesNew;
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

/** The same cards for several people, and the best results. */
@RestController
class DealController {

  private final Playing playing;
  private final Sharing sharing;
  private final DealReading reading;
  private final DealClock clock;

  DealController(Playing playing, Sharing sharing, DealReading reading, DealClock clock) {
    this.playing = playing;
    this.sharing = sharing;
    this.reading = reading;
    this.clock = clock;
  }

  @GetMapping("/api/deals/{code}")
  DealMessage deal(@PathVariable String code, Optional<Player> player) {
    return reading.read(reading.find(code), player);
  }

  @PostMapping("/api/deals/{code}/play")
  @MakesNew(MakesNew.Thing.MATCH)
  Started play(
      Player me,
      @PathVariable String code,
      @RequestBody(required = false) @Nullable Again wish,
      @RequestHeader("X-Table-Key") Optional<String> key) {
    boolean again = wish != null && wish.again().orElse(false);
    return playing.play(me.id(), reading.find(code), again, key);
  }

  @PostMapping("/api/deals/{code}/waive")
  DealMessage waive(Player me, @PathVariable String code) {
    Deal deal = reading.find(code);
    playing.waive(me.id(), deal);
    return reading.read(deal, Optional.of(me));
  }

  @GetMapping("/api/daily")
  List<DailyMessage> daily(Optional<Player> player) {
    return sharing.today().stream()
        .map(deal -> reading.daily(deal, deal.day() == null ? clock.today() : deal.day(), player))
        .toList();
  }

  @GetMapping("/api/daily/{game}/{day}")
  DealMessage ofDay(@PathVariable String game, @PathVariable String day, Optional<Player> player) {
    return reading.read(
        sharing.ofDay(game, parse(day)).orElseThrow(DealRefusals::unknownDeal), player);
  }

  @GetMapping("/api/records")
  List<BestListMessage> records(@RequestParam Optional<String> game, Optional<Player> player) {
    return reading.records(game, player);
  }

  private static LocalDate parse(String day) {
    try {
      return LocalDate.parse(day);
    } catch (DateTimeException e) {
      throw DealRefusals.unknownDeal();
    }
  }

  /** Whether another attempt is wanted, one that does not count. */
  record Again(Optional<Boolean> again) {}
}
