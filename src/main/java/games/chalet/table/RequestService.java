package games.chalet.table;

import games.chalet.engine.Seat;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.Seating;
import games.chalet.player.Player;
import games.chalet.player.Players;
import games.chalet.table.change.PresenceTracker;
import games.chalet.table.change.TableTransactions;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Request;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusal;
import games.chalet.table.persistence.Tables;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Questions to the host of a table, and the answers. */
@Component
class RequestService {

  private final Tables tables;
  private final Matches matches;
  private final Players players;
  private final TableTransactions changes;
  private final TableService service;
  private final PresenceTracker presence;
  private final Clock clock;

  RequestService(
      Tables tables,
      Matches matches,
      Players players,
      TableTransactions changes,
      TableService service,
      PresenceTracker presence,
      Clock clock) {
    this.tables = tables;
    this.matches = matches;
    this.players = players;
    this.changes = changes;
    this.service = service;
    this.presence = presence;
    this.clock = clock;
  }

  /** The answer to a question. */
  enum Reply {
    YES,
    NOT_NOW,
    NEVER
  }

  /**
   * Asks the host of a table, as a visitor.
   *
   * @param kind not {@code JOIN}, which {@link JoinRequests} takes
   * @param seat the number of the seat that is asked for
   */
  void ask(Player person, String table, Request.Kind kind, Optional<Integer> seat) {
    Instant now = clock.instant();
    String id = person.id();
    service.act(
        table,
        it -> {
          it.requests().requireVisitor(id);
          switch (kind) {
            case JOIN ->
                throw new IllegalArgumentException("Expected a visitor’s request, was JOIN");
            case BOT_SEAT -> it.requests().askForBotSeat(id, number(seat), now);
            case NEXT_GAME -> it.requests().joinNextGame(id, now);
            case CLAIM -> it.requests().claim(id, number(seat), presence::isLost, now);
          }
        });
  }

  private static int number(Optional<Integer> seat) {
    return seat.orElseThrow(TableRefusal.UNKNOWN_SEAT::of);
  }

  TableMessage answer(String person, String table, String asker, Reply reply) {
    return changes.exclusively(
        table,
        () -> {
          if (reply == Reply.YES) {
            passInMatch(person, table, asker);
          }
          Instant now = clock.instant();
          return service.act(
              table,
              it -> {
                switch (reply) {
                  case YES -> it.requests().grant(person, asker, presence::isOnline);
                  case NOT_NOW -> it.requests().refuse(person, asker, presence::isOnline, now);
                  case NEVER -> it.requests().refuseForGood(person, asker, presence::isOnline);
                }
              });
        });
  }

  /**
   * Gives the seat in the running match to the person who asked, if that is what granting means. If
   * the server dies before the table has followed, {@link MatchListener} completes it.
   */
  private void passInMatch(String person, String table, String asker) {
    Table now = tables.find(table).orElseThrow(TableRefusal.UNKNOWN::of);
    Request request = now.requests().requireGrantable(person, asker, presence::isOnline);
    if (now.status() != Table.Status.PLAYING || request.seat() == null) {
      return;
    }
    String match = now.match().orElseThrow();
    Seat seat = new Seat(request.seatNumber());
    MatchSummary running = matches.find(match).orElseThrow(TableRefusal.NOT_PLAYING::of);
    String from = running.seats().get(seat.index()).player();
    String name =
        players.findAll(List.of(asker)).stream()
            .map(Player::name)
            .findFirst()
            .orElseThrow(TableRefusal.UNKNOWN_VISITOR::of);
    matches.pass(match, seat, from, new Seating(asker, name));
  }
}
