package games.chalet.table;

import games.chalet.bots.Level;
import games.chalet.engine.Seat;
import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.NewMatch;
import games.chalet.match.NewMatch.KnownCards;
import games.chalet.match.NewMatch.Pace;
import games.chalet.match.NewMatch.Visibility;
import games.chalet.match.Seating;
import games.chalet.player.Player;
import games.chalet.table.change.TableAttendance;
import games.chalet.table.change.TableMessageFactory;
import games.chalet.table.change.TableTransactions;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Settings;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusal;
import games.chalet.table.model.TableSeat;
import games.chalet.table.persistence.Tables;
import games.chalet.web.Ids;
import games.chalet.web.RefusedException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.springframework.stereotype.Component;

/**
 * Starts matches at tables. A start is tried out on a copy of the table; the copy is then written
 * in the same transaction as the match.
 */
@Component
class TableMatches {

  private static final String UNAVAILABLE = "unavailable";

  private final Tables tables;
  private final TableTransactions changes;
  private final TableService service;
  private final SettingsCheck check;
  private final TableMessageFactory messages;
  private final Matches matches;
  private final TableAttendance presence;
  private final TableUpdateQueue updates;
  private final Clock clock;

  TableMatches(
      Tables tables,
      TableTransactions changes,
      TableService service,
      SettingsCheck check,
      TableMessageFactory messages,
      Matches matches,
      TableAttendance presence,
      TableUpdateQueue updates,
      Clock clock) {
    this.tables = tables;
    this.changes = changes;
    this.service = service;
    this.check = check;
    this.messages = messages;
    this.matches = matches;
    this.presence = presence;
    this.updates = updates;
    this.clock = clock;
  }

  /** Starts a match of the players who sit here. */
  TableMessage start(String person, String table) {
    return changes.exclusively(
        table,
        () -> {
          endIfOver(table);
          Table before = find(table);
          return before.rounds().isAfterMatch()
              ? startAgain(person, before).table()
              : start(person, before, it -> it).table();
        });
  }

  /** Starts a rematch of those who have accepted it. */
  private TableTransactions.Begun startAgain(String person, Table before) {
    Table after = before.copy();
    after.rounds().gatherReady(person, () -> check.fitted(after));
    after.rounds().requireStart(person, other -> isAway(other, before));
    return begin(before, after, it -> it);
  }

  /** Starts a match of the players who sit here that continues another one with these cards. */
  MatchSummary playOn(String person, String table, KnownCards cards) {
    return changes.exclusively(
        table, () -> start(person, find(table), it -> it.with(cards)).match());
  }

  private TableTransactions.Begun start(
      String person, Table before, UnaryOperator<NewMatch> named) {
    before.rounds().requireStart(person, other -> isAway(other, before));
    return begin(before, before.copy(), named);
  }

  /**
   * Accepts a rematch; if the host accepts it after all other players, and they are online, it
   * starts.
   */
  TableMessage rematch(String person, String table) {
    Consumer<Table> again = it -> it.rounds().rematch(person);
    return changes.exclusively(
        table,
        () -> {
          endIfOver(table);
          Table before = find(table);
          Table after = before.copy();
          again.accept(after);
          if (!after.rounds().mayStart(person, presence::isOnline)) {
            return service.act(table, again);
          }
          if (after.rounds().isAfterMatch()) {
            after.rounds().gatherReady(person, () -> check.fitted(after));
          }
          return check.fits(after)
              ? begin(before, after, it -> it).table()
              : service.act(table, again);
        });
  }

  /**
   * Starts a match of the only person at a table for one, whatever was played there before.
   *
   * @param named gives the match its id and its cards
   * @return empty if the table is not free for that person
   */
  Optional<MatchSummary> startAlone(
      String person, String table, Settings settings, UnaryOperator<NewMatch> named) {
    return changes.exclusively(
        table,
        () -> {
          endIfOver(table);
          Table before = find(table);
          if (!before.rounds().isFreeFor(person)) {
            return Optional.empty();
          }
          Table after = before.copy();
          after.rounds().gatherFor(settings);
          return Optional.of(begin(before, after, named).match());
        });
  }

  /**
   * Begins a match; either both the match and the change of its table are on disk, or neither is.
   */
  private TableTransactions.Begun begin(Table before, Table after, UnaryOperator<NewMatch> named) {
    after.openSeats().removeFree();
    NewMatch wanted = named.apply(match(after));
    String id = wanted.id().orElseGet(Ids::random);
    after.rounds().began(id);
    after.touched(clock.instant());
    try {
      return changes.begin(
          before, after, rows -> matches.start(wanted.as(id, wanted.cards()), rows));
    } catch (RefusedException e) {
      if (e.code().equals(UNAVAILABLE)) { // It may be on disk without having been published.
        updates.tellAgain(() -> List.of(before.id()));
      }
      throw e;
    }
  }

  /** Records the end of a match whose event may still be on its way. */
  private void endIfOver(String table) {
    Table now = find(table);
    now.match()
        .filter(last -> now.status() == Table.Status.PLAYING)
        .filter(last -> !isRunning(last))
        .ifPresent(last -> changes.end(table, last, clock.instant()));
  }

  private boolean isRunning(String match) {
    return matches.find(match).filter(it -> it.status() == MatchStatus.PLAYING).isPresent();
  }

  private Table find(String table) {
    return tables.find(table).orElseThrow(TableRefusal.UNKNOWN::of);
  }

  /** Returns true if this player has been offline for longer than a turn at this table may take. */
  private boolean isAway(String person, Table table) {
    return presence.isAway(person, table.settings().turnClock());
  }

  private NewMatch match(Table table) {
    Settings settings = table.settings();
    return new NewMatch(
        table.id(),
        new NewMatch.WantedGame(table.game(), check.atStart(table)),
        seatings(table),
        Optional.ofNullable(settings.firstSeat()).map(Seat::new),
        new Pace(settings.turnClock(), windows(settings), settings.botPace()),
        new Visibility(settings.isPublic(), settings.spectators(), hints(table)));
  }

  /**
   * Returns true if players may ask for hints. A person who plays alone, or against bots only,
   * needs no consent.
   */
  private static boolean hints(Table table) {
    return table.settings().hints()
        || table.people().seats().stream().filter(seat -> seat.player() != null).count() == 1;
  }

  private Map<String, Duration> windows(Settings settings) {
    return messages.windows(settings).entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, one -> Duration.ofMillis(one.getValue())));
  }

  private List<Seating> seatings(Table table) {
    List<TableSeat> seats = table.people().seats();
    Map<String, Player> known = messages.shown(table);
    return IntStream.range(0, seats.size())
        .mapToObj(number -> seating(table.game(), number, seats.get(number), known))
        .toList();
  }

  private Seating seating(String game, int number, TableSeat seat, Map<String, Player> known) {
    Optional<TableMessage.BotMessage> bot = messages.botAt(seat, game);
    if (bot.isPresent()) {
      String name = bot.get().name();
      Level level = bot.get().level();
      return seat.program() != null
          ? Seating.ofProgram(seat.program().id(), name, level)
          : Seating.ofBot(number, name, level);
    }
    return Optional.ofNullable(seat.player())
        .map(known::get)
        .map(player -> new Seating(player.id(), player.name()))
        .orElseThrow(TableRefusal.EMPTY_SEATS::of);
  }
}
