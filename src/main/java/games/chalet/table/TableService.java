package games.chalet.table;

import games.chalet.engine.Seat;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.table.change.TableAttendance;
import games.chalet.table.change.TableTransactions;
import games.chalet.table.message.SettingsMessage;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusal;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/**
 * The actions of people at a table, apart from matches ({@link TableMatches}). A player who leaves
 * a table, or is removed, leaves its match too.
 */
@Component
class TableService {

  private final TableTransactions changes;
  private final SettingsCheck check;
  private final Matches matches;
  private final TableAttendance presence;
  private final Clock clock;

  TableService(
      TableTransactions changes,
      SettingsCheck check,
      Matches matches,
      TableAttendance presence,
      Clock clock) {
    this.changes = changes;
    this.check = check;
    this.matches = matches;
    this.presence = presence;
    this.clock = clock;
  }

  /**
   * Carries out an action that concerns only the table itself.
   *
   * @return the table as it is then
   * @throws games.chalet.web.RefusedException if there is no such table, or as {@code action}
   *     throws it
   */
  TableMessage act(String table, Consumer<Table> action) {
    return changes
        .change(
            table,
            it -> {
              action.accept(it);
              it.touched(clock.instant());
            })
        .orElseThrow(TableRefusal.UNKNOWN::of);
  }

  /**
   * Comes in by a link, or from the list of public tables, or back, in the transaction in which the
   * guest is named.
   *
   * @param person names the guest, and returns their id
   * @param watches true to take no seat
   */
  TableMessage comeIn(
      Supplier<String> person, String table, Optional<String> code, boolean watches) {
    return act(
        table,
        it -> {
          if (watches) {
            it.seating().visit(person.get(), code, presence::isClaimable);
          } else {
            it.seating().comeIn(person.get(), code, presence::isClaimable);
          }
        });
  }

  /** Changes the settings; they are checked against the game only if the host asks. */
  TableMessage settle(String person, String table, SettingsMessage settings) {
    return act(
        table,
        it ->
            it.hosting()
                .settle(
                    person,
                    () -> check.check(it, settings),
                    match -> matches.find(match).filter(MatchSummary::isPublic).isPresent()));
  }

  /** Gathers for a game, which may be another one than before. */
  TableMessage chooseGame(String person, String table, String game) {
    return act(
        table,
        it ->
            it.hosting()
                .chooseGame(person, game, () -> check.seatRange(game), () -> check.usual(it)));
  }

  /** Leaves the table and, during a match, the match as well. */
  void leave(String person, String table) {
    part(table, person, matches::leave, it -> it.seating().leave(person));
  }

  /** Removes a person from the table and from its match. */
  void remove(String person, String table, String other) {
    part(table, other, matches::remove, it -> it.hosting().remove(person, other));
  }

  /**
   * Removes everything of a forgotten player at a table. In its match they count as having left:
   * the others decide about their seat.
   */
  void forget(String person, String table) {
    part(table, person, matches::leave, it -> it.seating().forget(person));
  }

  /**
   * Removes a person from the table and then from their match there. If the server dies between the
   * two, {@link MatchListener} completes it at the next start.
   */
  private void part(
      String table, String person, BiConsumer<String, Seat> fromMatch, Consumer<Table> fromTable) {
    changes.exclusively(
        table,
        () -> {
          AtomicReference<Runnable> leaving = new AtomicReference<>(() -> {});
          Optional<TableMessage> left =
              changes.change(
                  table,
                  it -> {
                    it.playing(person)
                        .ifPresent(
                            seat -> {
                              String match = it.match().orElseThrow();
                              leaving.set(() -> fromMatch.accept(match, seat));
                            });
                    fromTable.accept(it);
                    it.touched(clock.instant());
                  });
          leaving.get().run();
          return left;
        });
  }
}
