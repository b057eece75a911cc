package games.chalet.table;

import games.chalet.player.Player;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Request;
import games.chalet.web.MakesNew;
import games.chalet.web.limits.Party;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Questions to the host of a table, and the answers: section 3 of {@code docs/protocol.md}. */
@RestController
@RequestMapping("/api/tables/{table}")
class RequestController {

  private final RequestService service;
  private final JoinRequests joins;

  RequestController(RequestService service, JoinRequests joins) {
    this.service = service;
    this.joins = joins;
  }

  /**
   * Asks for something; whoever asks to be let in hears nothing, not even that there is a table.
   */
  @PostMapping("/requests")
  @MakesNew(MakesNew.Thing.HOST_REQUEST)
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void ask(
      Player me, @PathVariable String table, @RequestBody Wish wish, HttpServletRequest request) {
    if (wish.kind() == Request.Kind.JOIN) {
      joins.ask(Party.of(request, me.id()), table);
    } else {
      service.ask(me, table, wish.kind(), wish.seat());
    }
  }

  @GetMapping("/requests/mine")
  JoinRequests.News news(Player me, @PathVariable String table) {
    return joins.news(me.id(), table);
  }

  @DeleteMapping("/requests/mine")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void withdraw(Player me, @PathVariable String table, HttpServletRequest request) {
    joins.withdraw(Party.of(request, me.id()), table);
  }

  @PutMapping("/requests/{person}")
  TableMessage answer(
      Player me,
      @PathVariable String table,
      @PathVariable String person,
      @RequestBody Answer answer) {
    return service.answer(me.id(), table, person, answer.answer());
  }

  /** Takes a seat back that a claim gave to another guest. */
  @PostMapping("/seats/{seat}/take-back")
  TableMessage takeBack(Player me, @PathVariable String table, @PathVariable int seat) {
    return service.takeBack(me.id(), table, seat);
  }

  /** Ends the running match without a result, where a player may do so alone. */
  @PostMapping("/end")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void end(Player me, @PathVariable String table) {
    service.endSpoiled(me.id(), table);
  }

  /**
   * The thing that someone asks for.
   *
   * @param seat its number; empty for {@code JOIN} and {@code NEXT_GAME}
   */
  record Wish(Request.Kind kind, Optional<Integer> seat) {}

  /** The answer to a question of a visitor or stranger. */
  record Answer(RequestService.Reply answer) {}
}
