package games.chalet.table;

import games.chalet.engine.Seat;
import games.chalet.player.Player;
import games.chalet.table.message.GivenToken;
import games.chalet.table.message.ProgramAtTable;
import games.chalet.table.message.TableMessage;
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

  private final ProgramSeats seats;
  private final TableQueries queries;

  ProgramController(ProgramSeats seats, TableQueries queries) {
    this.seats = seats;
    this.queries = queries;
  }

  @PostMapping("/api/tables/{table}/seats/{seat}/program")
  @ResponseStatus(HttpStatus.CREATED)
  GivenToken give(Player me, @PathVariable String table, @PathVariable int seat) {
    return seats.give(me.id(), table, seat);
  }

  @DeleteMapping("/api/tables/{table}/seats/{seat}/program")
  TableMessage takeBack(Player me, @PathVariable String table, @PathVariable int seat) {
    return seats.takeBack(me.id(), table, seat);
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
}
