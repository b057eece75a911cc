package games.chalet.match.live;

import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seed;
import games.chalet.json.Json;
import games.chalet.match.NewMatch;
import games.chalet.match.NewMatch.KnownCards;
import games.chalet.match.NewMatch.Pace;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.JournalReader;
import games.chalet.match.journal.NumberedEntry;
import games.chalet.match.live.writer.GameJsons;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.KnownGames;
import games.chalet.match.state.MatchRefusal;
import games.chalet.web.Ids;
import games.chalet.web.RefusedException;
import java.time.Clock;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** Checks the request of a table, draws the seed and deals. */
final class MatchFactory {

  /** Longer than any match is kept that nobody plays. */
  private static final Duration UNLIMITED = Duration.ofDays(365);

  private final KnownGames games;
  private final JournalReader reader;
  private final Json json;
  private final GameJsons gameJsons;
  private final Clock clock;
  private final Supplier<Seed> seeds;

  MatchFactory(
      KnownGames games,
      JournalReader reader,
      Json json,
      GameJsons gameJsons,
      Clock clock,
      Supplier<Seed> seeds) {
    this.games = games;
    this.reader = reader;
    this.json = json;
    this.gameJsons = gameJsons;
    this.clock = clock;
    this.seeds = seeds;
  }

  /**
   * A match that is about to begin.
   *
   * @param earlier the acts of the match that it continues
   * @param end the end of a match that is over before any seat could act
   */
  record Deal(Header header, List<NumberedEntry> earlier, Header.@Nullable End end) {

    Deal {
      earlier = List.copyOf(earlier);
    }
  }

  /**
   * Deals.
   *
   * @throws RefusedException if the game is unknown or the options or seats are not acceptable
   */
  Deal deal(NewMatch match) {
    Game<?, ?, ?, ?, ?> game =
        match
            .cards()
            .map(cards -> games.find(match.game().id(), cards.rulesVersion()))
            .orElseGet(() -> games.find(match.game().id()))
            .orElseThrow(MatchRefusal.UNKNOWN_GAME::of);
    return deal(game, match);
  }

  private <O extends Record, S extends Record, A, V extends Record, E> Deal deal(
      Game<O, S, A, V, E> game, NewMatch match) {
    int seats = match.seats().size();
    if (seats < game.info().minSeats() || seats > game.info().maxSeats()) {
      throw MatchRefusal.SEATS.of();
    }
    if (match.first().filter(seat -> seat.index() >= seats).isPresent()) {
      throw MatchRefusal.FIRST_SEAT.of();
    }
    O options = options(game, match);
    List<Refusal> refusals = game.validate(options, seats);
    if (!refusals.isEmpty()) {
      throw MatchRefusal.ofTheGame(400, refusals.getFirst());
    }
    Header header =
        new Header(
            match.id().orElseGet(Ids::random),
            match.tableId(),
            new Header.PlayedGame(
                match.game().id(), game.info().rulesVersion(), json.tree(options)),
            match.seats(),
            new Header.Deal(
                match.first(),
                match.cards().map(KnownCards::seed).orElseGet(seeds),
                match.cards().flatMap(KnownCards::continues)),
            new Pace(match.pace().clock(), windows(game.info(), match), match.pace().bots()),
            match.visibility(),
            clock.instant().truncatedTo(ChronoUnit.MILLIS));
    List<NumberedEntry> earlier = earlier(header);
    return new Deal(
        header,
        earlier,
        CommittedMatch.of(game, gameJsons.of(game), header, earlier)
            .end(header.startedAt())
            .orElse(null));
  }

  private List<NumberedEntry> earlier(Header header) {
    return header
        .deal()
        .continues()
        .map(
            from ->
                NumberedEntry.earlier(reader.entries(from.match()), from.ply(), header.startedAt()))
        .orElseGet(List::of);
  }

  /**
   * Returns all kinds that the game has, each with its length. Against bots alone nobody waits for
   * the person who thinks about an objection.
   */
  private static Map<String, Duration> windows(GameInfo<?> info, NewMatch match) {
    boolean isForOnePerson =
        match.seats().stream().filter(seating -> seating.bot().isEmpty()).count() == 1;
    Map<String, Duration> lengths = new TreeMap<>();
    for (GameInfo.Window window : info.windows()) {
      Duration usual = match.pace().clock().byDay() ? window.byDay() : window.length();
      if (isForOnePerson) {
        usual = UNLIMITED;
      }
      lengths.put(window.kind(), match.pace().windows().getOrDefault(window.kind(), usual));
    }
    return lengths;
  }

  private <O extends Record> O options(Game<O, ?, ?, ?, ?> game, NewMatch match) {
    try {
      return json.read(match.game().options(), game.info().optionsType());
    } catch (JacksonException | IllegalArgumentException e) {
      throw MatchRefusal.OPTIONS.of();
    }
  }
}
