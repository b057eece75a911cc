package games.chalet.table;

import games.chalet.engine.Seat;
import games.chalet.match.Seating;
import games.chalet.player.Player;
import games.chalet.table.message.TableMessage;
import games.chalet.web.Token;
import games.chalet.web.programs.Program;
import games.chalet.web.programs.ProgramRefusal;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.CrossOrigin;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Tokens of programs: section 8 of {@code docs/protocol.md}. */
@RestController
class ProgramController {

  private final TableService service;
  private final TableQueries queries;

  ProgramController(TableService service, TableQueries queries) {
    this.service = service;
    this.queries = queries;
  }

  /** Gives a seat to a program. The token is shown here and never again. */
  @PostMapping("/api/tables/{table}/seats/{seat}/program")
  @ResponseStatus(HttpStatus.CREATED)
  GivenToken give(Player me, @PathVariable String table, @PathVariable int seat) {
    Token token = Token.random();
    TableMessage message =
        service.act(
            table, it -> it.programs().admit(me.id(), seat, Seating.newProgramId(), token.hash()));
    return new GivenToken(token.value(), message);
  }

  /** Takes the seat back: the token ends. */
  @DeleteMapping("/api/tables/{table}/seats/{seat}/program")
  TableMessage takeBack(Player me, @PathVariable String table, @PathVariable int seat) {
    return service.act(table, it -> it.programs().end(me.id(), seat));
  }

  /**
   * Returns the table and the seat of a program by its token; the program may run in a page of any
   * site.
   */
  @CrossOrigin(allowedHeaders = "Authorization", methods = RequestMethod.GET)
  @GetMapping("/api/program")
  ProgramAtTable program(HttpServletRequest request) {
    Program program = Program.of(request).orElseThrow(ProgramRefusal.UNKNOWN_TOKEN::of);
    return new ProgramAtTable(
        program.id(), new Seat(program.seat()), queries.read(program.table(), program.id()));
  }

  /**
   * The place of the program whose token asks: the <i>program</i> of {@code docs/protocol.md}.
   *
   * @param id its id in matches
   * @param seat where it sits; with open seats it may be another one once the match begins
   */
  record ProgramAtTable(String id, Seat seat, TableMessage table) {}

  /**
   * The token with which a program plays a seat: the <i>given token</i> of {@code
   * docs/protocol.md}.
   *
   * @param token shown only here
   */
  record GivenToken(String token, TableMessage table) {

    /** Leaves out the token, so that it does not end up in a log. */
    @Override
    public String toString() {
      return "GivenToken[…]";
    }
  }
}
