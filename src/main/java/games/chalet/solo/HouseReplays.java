package games.chalet.solo;

import games.chalet.bots.Level;
import games.chalet.json.Json;
import games.chalet.match.Replay;
import games.chalet.solo.daily.DayCards;
import games.chalet.solo.daily.DayDeals;
import games.chalet.solo.daily.LineReplays;
import games.chalet.solo.daily.Pars;
import games.chalet.solo.daily.SeedDraw;
import games.chalet.web.ReadCache;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * The replays of a day's deal apart from those of players: as JSON, created one at a time, with a
 * cache of the last ones.
 */
@Component
class HouseReplays {

  private static final int KEPT = 16;

  /** The line of actions to watch. */
  enum Line {
    /** One of the runs that make the par. */
    PAR,
    /** The one by which the deal can be won. */
    FOUND
  }

  private record Key(String seedHash, Line line) {}

  private final DayDeals days;
  private final Pars pars;
  private final LineReplays replays;
  private final Json json;
  private final ReadCache<Key, byte[]> kept = new ReadCache<>(KEPT);

  HouseReplays(DayDeals days, Pars pars, LineReplays replays, Json json) {
    this.days = days;
    this.pars = pars;
    this.replays = replays;
    this.json = json;
  }

  /**
   * Returns a replay like that of a match; empty if there is none. The caller has checked that the
   * cards are open.
   */
  synchronized Optional<byte[]> find(Deal deal, Line line) {
    return kept.get(new Key(deal.seed().hash(), line), () -> make(deal, line).map(json::write));
  }

  private Optional<Replay> make(Deal deal, Line line) {
    String hash = deal.seed().hash();
    LocalDate day = deal.day();
    if (day == null) {
      return Optional.empty();
    }
    return switch (line) {
      case PAR ->
          pars.watched(hash)
              .flatMap(it -> replay(deal, it, day, "Bot Alma", Optional.of(Level.GUIDE)));
      case FOUND ->
          found(hash).flatMap(it -> replay(deal, it, day, "Who knew all cards", Optional.empty()));
    };
  }

  private Optional<String> found(String hash) {
    return days.drawnFor(hash).stream()
        .filter(draw -> draw.cards().seed().hash().equals(hash))
        .findFirst()
        .map(SeedDraw::judgement)
        .flatMap(SeedDraw.Judgement::line);
  }

  private Optional<Replay> replay(
      Deal deal, String actions, LocalDate day, String name, Optional<Level> level) {
    Instant dawn = day.atStartOfDay(ZoneOffset.UTC).toInstant();
    return replays.of(
        new DayCards(deal.game(), deal.rulesVersion(), deal.options(), deal.seed()),
        actions,
        new LineReplays.By(level.isPresent() ? "par" : "found", name, level),
        dawn);
  }
}
