package games.chalet.table;

import games.chalet.bots.Level;
import games.chalet.engine.Seat;
import games.chalet.match.KnownCards;
import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.NewMatch;
import games.chalet.match.Pace;
import games.chalet.match.Seating;
import games.chalet.match.Visibility;
import games.chalet.player.Player;
import games.chalet.player.Players;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Settings;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusals;
import games.chalet.table.model.TableSeat;
import games.chalet.table.persistence.Tables;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.springframework.stereotype.Component;

/**
 * Starts matches at tables. Whether one may start is tried out first, then the match is started,
 * then the table is changed: what dies between the two {@link MatchListener} makes good at the next
 * start.
 */
@Component
class TableMatches {

  private final Tables tables;
  private final TableTransactions changes;
  private final TableService service;
  private final TableMessageFactory messages;
  private final Matches matches;
  private final Players players;
  private final PresenceTracker presence;
  private final TableUpdateQueue updates;

  TableMatches(
      Tables tables,
      TableTransactions changes,
      TableService service,
      TableMessageFactory messages,
      Matches matches,
      Players players,
      PresenceTracker presence,
      TableUpdateQueue updates) {
    this.tables = tables;
    this.changes = changes;
    this.service = service;
    this.messages = messages;
    this.matches = matches;
    this.players = players;
    this.presence = presence;
    this.updates = updates;
  }

  /** Starts a match of those who sit here. */
  TableMessage start(String person, String table) {
    return changes.exclusively(table, () -> start(table, ofThoseWhoSit(person, table), it -> {}));
  }

  /** Starts a match of those who sit here that goes on with these cards where another had come. */
  MatchSummary playOn(String person, String table, KnownCards cards) {
    return changes.exclusively(
        table,
        () -> {
          MatchSummary started = matches.start(ofThoseWhoSit(person, table).with(cards));
          noteStart(table, started, it -> {});
          return started;
        });
  }

  private NewMatch ofThoseWhoSit(String person, String table) {
    return supposing(
        table,
        it -> {
          it.rounds().requireStart(person, other -> isMissed(other, it));
          return match(it);
        });
  }

  /** Gathers for another match; where the host asks for it and everybody is online, it starts. */
  TableMessage rematch(String person, String table) {
    Consumer<Table> again =
        it -> {
          endIfOver(it);
          it.rounds().rematch(person, other -> !presence.isAway(other));
        };
    return changes.exclusively(
        table,
        () ->
            supposing(
                    table,
                    it -> {
                      again.accept(it);
                      return it.rounds().mayStart(person, presence::isOnline)
                          ? Optional.of(match(it))
                          : Optional.<NewMatch>empty();
                    })
                .map(wanted -> start(table, wanted, again))
                .orElseGet(() -> service.act(table, again)));
  }

  /**
   * Starts a match of the one person at a table for one, whatever was played there before.
   *
   * @param named gives the match its id and its cards
   * @return empty if the table is not free for that person
   */
  Optional<MatchSummary> startAlone(
      String person, String table, Settings settings, UnaryOperator<NewMatch> named) {
    Consumer<Table> gather =
        it -> {
          endIfOver(it);
          it.rounds().gatherFor(settings);
        };
    return changes.exclusively(
        table,
        () ->
            supposing(
                    table,
                    it -> {
                      endIfOver(it);
                      if (!it.rounds().isFreeFor(person)) {
                        return Optional.<NewMatch>empty();
                      }
                      gather.accept(it);
                      return Optional.of(named.apply(match(it)));
                    })
                .map(
                    wanted -> {
                      MatchSummary started = matches.start(wanted);
                      noteStart(table, started, gather);
                      return started;
                    }));
  }

  private TableMessage start(String table, NewMatch wanted, Consumer<Table> before) {
    MatchSummary started = matches.start(wanted);
    return noteStart(table, started, before);
  }

  /** The match goes on whatever becomes of this: what fails here is tried again. */
  private TableMessage noteStart(String table, MatchSummary started, Consumer<Table> before) {
    try {
      return service.act(table, before.andThen(it -> it.rounds().began(started.id())));
    } catch (RuntimeException e) {
      updates.change(table, it -> it.rounds().began(started.id()));
      throw e;
    }
  }

  /** Notes the end of a match whose event may still be on its way. */
  private void endIfOver(Table table) {
    table
        .match()
        .filter(last -> table.status() == Table.Status.PLAYING)
        .filter(last -> !isRunning(last))
        .ifPresent(last -> table.rounds().ended(last));
  }

  private boolean isRunning(String match) {
    return matches.find(match).filter(it -> it.status() == MatchStatus.PLAYING).isPresent();
  }

  /** Whether somebody has been offline for longer than a turn at this table may take. */
  private boolean isMissed(String person, Table table) {
    return presence.isAway(person, table.settings().turnClock());
  }

  /** What would follow if a table were changed; it is not. */
  private <T> T supposing(String table, Function<Table, T> change) {
    return change.apply(tables.find(table).orElseThrow(TableRefusals::unknownTable).copy());
  }

  private NewMatch match(Table table) {
    Settings settings = table.settings();
    return new NewMatch(
        table.id(),
        new NewMatch.WantedGame(table.game(), messages.options(settings)),
        seatings(table),
        Optional.ofNullable(settings.firstSeat()).map(Seat::new),
        new Pace(settings.turnClock(), windows(settings), settings.botPace()),
        new Visibility(settings.isPublic(), settings.spectators(), hints(table)));
  }

  /** Who plays alone, or against bots only, has nobody to ask. */
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
    List<String> seated = seats.stream().map(TableSeat::player).filter(Objects::nonNull).toList();
    Map<String, Player> known =
        players.findAll(seated).stream().collect(Collectors.toMap(Player::id, Function.identity()));
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
        .orElseThrow(TableRefusals::emptySeats);
  }
}
