package games.chalet.table;

import games.chalet.engine.Seat;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.Seating;
import games.chalet.player.Player;
import games.chalet.table.change.TableAttendance;
import games.chalet.table.change.TableMessageFactory;
import games.chalet.table.change.TableTransactions;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Request;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusal;
import games.chalet.table.persistence.Tables;
import games.chalet.web.ProcessClock;
import games.chalet.web.RefusedException;
import java.time.Instant;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Questions to the host of a table, and the answers; among them claims to seats, which all players
 * answer, and what follows from these.
 */
@Component
class RequestService {

  private static final Logger LOG = LoggerFactory.getLogger(RequestService.class);

  private static final long LOOK_MILLIS = 2_000;

  private final Tables tables;
  private final Matches matches;
  private final TableMessageFactory messages;
  private final TableTransactions changes;
  private final TableService service;
  private final TableUpdateQueue updates;
  private final TableAttendance presence;
  private final ProcessClock clock;

  RequestService(
      Tables tables,
      Matches matches,
      TableMessageFactory messages,
      TableTransactions changes,
      TableService service,
      TableUpdateQueue updates,
      TableAttendance presence,
      ProcessClock clock) {
    this.tables = tables;
    this.matches = matches;
    this.messages = messages;
    this.changes = changes;
    this.service = service;
    this.updates = updates;
    this.presence = presence;
    this.clock = clock;
  }

  /** The answer to a question. */
  enum Reply {
    YES,
    NOT_NOW
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
            case CLAIM -> it.requests().claim(id, number(seat), presence::isClaimable, now);
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
          Instant now = clock.instant();
          return switch (reply) {
            case YES -> grant(person, find(table), asker);
            case NOT_NOW ->
                service.act(
                    table, it -> it.requests().refuse(person, asker, presence::isOnline, now));
          };
        });
  }

  private TableMessage grant(String person, Table table, String asker) {
    Request asked = table.requests().requireOpen(person, asker, presence::isOnline);
    return switch (asked.kind()) {
      case JOIN ->
          service.act(table.id(), it -> it.requests().letIn(person, asker, presence::isOnline));
      case BOT_SEAT -> pass(table, asked);
      case CLAIM -> agree(person, table, asked);
      case NEXT_GAME -> throw TableRefusal.UNKNOWN_REQUEST.of();
    };
  }

  private TableMessage agree(String person, Table table, Request claim) {
    Instant now = clock.instant();
    Request agreed = table.claims().agreed(person, claim, presence, now);
    return table.claims().mayPass(agreed, presence, now)
        ? pass(table, agreed)
        : service.act(table.id(), it -> it.claims().store(agreed));
  }

  /**
   * Gives a seat to the person who asked for it. In a running match the match judges, and the table
   * follows what has passed there without judging again. If the server dies in between, {@link
   * MatchListener} completes it.
   */
  private TableMessage pass(Table table, Request granted) {
    int number = granted.seatNumber();
    if (table.status() == Table.Status.PLAYING) {
      String match = table.match().orElseThrow();
      Seat seat = new Seat(number);
      matches.pass(match, seat, playerAt(match, seat), seating(table, granted.person()));
    }
    return service.act(
        table.id(),
        it -> {
          it.claims().store(granted);
          it.claims().passed(number, granted.person());
        });
  }

  /** Gives the claimed seats to those to whom nobody has said no in time. */
  @Scheduled(fixedDelay = LOOK_MILLIS)
  void passDue() {
    updates.run(() -> tables.idsWithClaimsDue(clock.instant()).forEach(table -> passDueAt(table)));
  }

  private void passDueAt(String table) {
    try {
      changes.exclusively(
          table,
          () -> {
            find(table).claims().due(clock.instant()).forEach(claim -> passOrPutOff(table, claim));
            return true;
          });
    } catch (RefusedException e) { // The next look comes soon.
      LOG.debug("Table {}: {}", table, e.sentence());
    }
  }

  private void passOrPutOff(String id, Request claim) {
    Instant now = clock.instant();
    Table table = find(id);
    if (table.claims().mayPass(claim, presence, now)) {
      pass(table, claim);
    } else if (!table.claims().isEnough(claim, presence)) {
      service.act(id, it -> it.claims().putOff(claim, presence, now));
    }
  }

  /** Gives a seat back to the player who lost it by a claim. */
  TableMessage takeBack(String person, String table, int number) {
    return changes.exclusively(
        table,
        () -> {
          Table now = find(table);
          now.claims().requireFormer(person, number);
          String match = now.match().orElseThrow();
          Seat seat = new Seat(number);
          matches.giveBack(match, seat, playerAt(match, seat), seating(now, person));
          return service.act(table, it -> it.claims().passed(number, person));
        });
  }

  /** Ends the running match without a result, as its cards were seen by another guest. */
  void endSpoiled(String person, String table) {
    changes.exclusively(
        table,
        () -> {
          Table now = find(table);
          now.claims().requireSpoiled(person);
          matches.giveUp(now.match().orElseThrow());
          return true;
        });
  }

  private Table find(String table) {
    return tables.find(table).orElseThrow(TableRefusal.UNKNOWN::of);
  }

  private String playerAt(String match, Seat seat) {
    MatchSummary running = matches.find(match).orElseThrow(TableRefusal.NOT_PLAYING::of);
    return running.seats().get(seat.index()).player();
  }

  private Seating seating(Table table, String person) {
    return Optional.ofNullable(messages.shown(table).get(person))
        .map(found -> new Seating(found.id(), found.name()))
        .orElseThrow(TableRefusal.UNKNOWN_VISITOR::of);
  }
}
