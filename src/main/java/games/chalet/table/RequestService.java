package games.chalet.table;

import games.chalet.player.Player;
import games.chalet.table.change.PresenceTracker;
import games.chalet.table.change.TableTransactions;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Request;
import games.chalet.table.model.TableRefusals;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Questions to the host of a table, and the answers. */
@Component
class RequestService {

  private final TableTransactions changes;
  private final TableService service;
  private final PresenceTracker presence;
  private final Clock clock;

  RequestService(
      TableTransactions changes, TableService service, PresenceTracker presence, Clock clock) {
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
            case BOT_SEAT -> throw TableRefusals.matchRunning();
            case CLAIM -> {
              it.rounds().requireNoMatch();
              it.requests().claim(id, number(seat), presence::isLost, now);
            }
          }
        });
  }

  private static int number(Optional<Integer> seat) {
    return seat.orElseThrow(TableRefusals::unknownSeat);
  }

  /** Answers a question. */
  TableMessage answer(String person, String table, String asker, Reply reply) {
    return changes.exclusively(
        table,
        () -> {
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
}
