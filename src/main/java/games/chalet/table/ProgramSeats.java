package games.chalet.table;

import games.chalet.match.Seating;
import games.chalet.table.message.GivenToken;
import games.chalet.table.message.TableMessage;
import games.chalet.web.Token;
import org.springframework.stereotype.Component;

/** Gives seats to programs, and takes the seats back. */
@Component
class ProgramSeats {

  private final TableService service;

  ProgramSeats(TableService service) {
    this.service = service;
  }

  /**
   * Creates a token for a seat. It is shown here and never again.
   *
   * @throws games.chalet.web.RefusedException as {@link
   *     games.chalet.table.model.TablePrograms#admit}
   */
  GivenToken give(String person, String table, int seat) {
    Token token = Token.random();
    TableMessage message =
        service.act(
            table, it -> it.programs().admit(person, seat, Seating.newProgramId(), token.hash()));
    return new GivenToken(token.value(), message);
  }

  /** Revokes the token. */
  TableMessage takeBack(String person, String table, int seat) {
    return service.act(table, it -> it.programs().end(person, seat));
  }
}
