package games.chalet.table;

import games.chalet.engine.Seat;
import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.NewMatch;
import games.chalet.match.Pace;
import games.chalet.match.Seating;
import games.chalet.match.Visibility;
import games.chalet.player.Player;
import games.chalet.player.Players;
import games.chalet.table.message.SettingsMessage;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Settings;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusals;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** What people do at a table. Each action answers with the table as it is then. */
@Component
class TableService {

  private final Tables tables;
  private final TableTransactions changes;
  private final TableMessageFactory messages;
  private final SettingsCheck check;
  private final Matches matches;
  private final Players players;
  private final PresenceTracker presence;
  private final HouseClock clock;
  private final TransactionTemplate transaction;

  TableService(
      Tables tables,
      TableTransactions changes,
      TableMessageFactory messages,
      SettingsCheck check,
      Matches matches,
      Players players,
      PresenceTracker presence,
      HouseClock clock,
      TransactionTemplate transaction) {
    this.tables = tables;
    this.changes = changes;
    this.messages = messages;
    this.check = check;
    this.matches = matches;
    this.players = players;
    this.presence = presence;
    this.clock = clock;
    this.transaction = transaction;
  }

  TableMessage visit(String person, String table, Optional<String> code) {
    return act(table, it -> it.visit(person, code));
  }

  TableMessage sit(String person, String table, int seat) {
    return act(table, it -> it.sit(person, seat));
  }

  TableMessage stand(String person, String table, int seat) {
    return act(table, it -> it.stand(person, seat));
  }

  TableMessage ready(String person, String table, boolean ready) {
    return act(table, it -> it.ready(person, ready));
  }

  TableMessage settle(String person, String table, SettingsMessage settings) {
    return act(table, it -> it.settle(person, () -> check.check(it.game(), it.seats(), settings)));
  }

  TableMessage handOver(String person, String table, String heir) {
    return act(table, it -> it.handOver(person, heir));
  }

  TableMessage mute(String person, String table, String guest, boolean muted) {
    return act(table, it -> it.mute(person, guest, muted));
  }

  /** Leaves; during a match that means leaving the match as well. */
  void leave(String person, String table) {
    parting(table, person, matches::leave, it -> it.leave(person));
  }

  /** Removes a guest from the table and from its match. */
  void remove(String person, String table, String guest) {
    parting(table, guest, matches::remove, it -> it.remove(person, guest));
  }

  /** Takes everything away that a forgotten guest has at a table. */
  void forget(String person, String table) {
    parting(table, person, matches::remove, it -> it.forget(person));
  }

  /** Deals a match to those who sit here. */
  TableMessage start(String person, String table) {
    return changes.exclusively(
        table,
        () -> {
          NewMatch wanted =
              supposing(
                  table,
                  it -> {
                    it.requireStart(person, other -> isMissed(other, it));
                    return match(it);
                  });
          return deal(table, wanted, it -> {});
        });
  }

  /** Gathers for another match; where the host asks for it and everybody is online, it is dealt. */
  TableMessage rematch(String person, String table) {
    Consumer<Table> again = it -> it.rematch(person, other -> !presence.isAway(other));
    return changes.exclusively(
        table,
        () -> {
          hearOfTheEnd(table);
          return supposing(
                  table,
                  it -> {
                    again.accept(it);
                    return it.mayStart(person, presence::isOnline)
                        ? Optional.of(match(it))
                        : Optional.<NewMatch>empty();
                  })
              .map(wanted -> deal(table, wanted, again))
              .orElseGet(() -> act(table, again));
        });
  }

  /**
   * Deals a match to whom a table for one is free, whatever was played there before.
   *
   * @param named gives the match its name and its cards
   * @return empty if the table is not free for them
   */
  Optional<MatchSummary> deal(
      String person, String table, Settings settings, UnaryOperator<NewMatch> named) {
    Consumer<Table> gather = it -> it.gatherFor(settings);
    return changes.exclusively(
        table,
        () -> {
          hearOfTheEnd(table);
          return supposing(
                  table,
                  it -> {
                    if (!it.isFreeFor(person)) {
                      return Optional.<NewMatch>empty();
                    }
                    gather.accept(it);
                    return Optional.of(named.apply(match(it)));
                  })
              .map(
                  wanted -> {
                    MatchSummary started = matches.start(wanted);
                    act(table, gather.andThen(it -> it.began(started.id())));
                    return started;
                  });
        });
  }

  /** The news of a match's end may still be on its way. */
  private void hearOfTheEnd(String table) {
    changes.changeIfNeeded(
        table,
        it ->
            it.match()
                .filter(last -> it.status() == Table.Status.PLAYING)
                .filter(last -> !isRunning(last))
                .filter(it::ended)
                .isPresent());
  }

  /** Whether somebody has been offline for longer than a turn at this table may take. */
  private boolean isMissed(String person, Table table) {
    return presence.isAway(person, table.settings().turnClock());
  }

  private boolean isRunning(String match) {
    return matches.find(match).filter(it -> it.status() == MatchStatus.PLAYING).isPresent();
  }

  /** What would follow if a table were changed; it is not. */
  private <T> T supposing(String table, Function<Table, T> change) {
    return transaction.execute(
        status -> {
          status.setRollbackOnly();
          return change.apply(tables.findById(table).orElseThrow(TableRefusals::unknownTable));
        });
  }

  private TableMessage deal(String table, NewMatch wanted, Consumer<Table> before) {
    MatchSummary started = matches.start(wanted);
    return act(table, before.andThen(it -> it.began(started.id())));
  }

  private NewMatch match(Table table) {
    Settings settings = table.settings();
    return new NewMatch(
        table.id(),
        new NewMatch.WantedGame(table.game(), messages.options(settings)),
        seatings(table),
        Optional.ofNullable(settings.firstSeat()).map(Seat::new),
        new Pace(settings.turnClock(), windows(settings)),
        new Visibility(settings.isPublic(), settings.spectators()));
  }

  private Map<String, Duration> windows(Settings settings) {
    return messages.windows(settings).entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, one -> Duration.ofMillis(one.getValue())));
  }

  private List<Seating> seatings(Table table) {
    List<String> seated =
        table.people().chairs().stream()
            .map(chair -> Objects.requireNonNull(chair.player()))
            .toList();
    Map<String, Player> known =
        players.findAll(seated).stream().collect(Collectors.toMap(Player::id, Function.identity()));
    return seated.stream()
        .map(id -> Optional.ofNullable(known.get(id)).orElseThrow(TableRefusals::emptySeats))
        .map(player -> new Seating(player.id(), player.name()))
        .toList();
  }

  /**
   * Takes somebody from the table and then from the match that they play there. Should the server
   * die between the two, {@link MatchListener} makes it good at the next start.
   */
  private void parting(
      String table, String person, BiConsumer<String, Seat> fromMatch, Consumer<Table> fromTable) {
    changes.exclusively(
        table,
        () -> {
          AtomicReference<Runnable> farewell = new AtomicReference<>(() -> {});
          Optional<TableMessage> left =
              changes.change(
                  table,
                  it -> {
                    it.playing(person)
                        .ifPresent(
                            seat -> {
                              String match = it.match().orElseThrow();
                              farewell.set(() -> fromMatch.accept(match, seat));
                            });
                    fromTable.accept(it);
                    it.touched(clock.now());
                  });
          farewell.get().run();
          return left;
        });
  }

  private TableMessage act(String table, Consumer<Table> change) {
    return changes
        .change(
            table,
            it -> {
              change.accept(it);
              it.touched(clock.now());
            })
        .orElseThrow(TableRefusals::unknownTable);
  }
}
