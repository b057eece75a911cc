package games.chalet.table;

import games.chalet.player.Player;
import games.chalet.table.BotTables.MatchAgainstBots;
import games.chalet.table.TurnsAtTables.TurnAtTable;
import games.chalet.table.change.Lobby;
import games.chalet.table.message.Evening;
import games.chalet.table.message.NewTable;
import games.chalet.table.message.SettingsMessage;
import games.chalet.table.message.TableMessage;
import games.chalet.table.message.TableSummary;
import games.chalet.web.MakesNew;
import games.chalet.web.RequestKey;
import games.chalet.web.limits.Party;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Section 3 of {@code docs/protocol.md}. */
@RestController
@RequestMapping("/api/tables")
class TableController {

  private final TableOpening opening;
  private final TableService service;
  private final TableMatches matches;
  private final TableQueries queries;
  private final TurnsAtTables turns;
  private final Evenings evenings;
  private final BotTables bots;
  private final Lobby lobby;
  private final Chat chat;

  TableController(
      TableOpening opening,
      TableService service,
      TableMatches matches,
      TableQueries queries,
      TurnsAtTables turns,
      Evenings evenings,
      BotTables bots,
      Lobby lobby,
      Chat chat) {
    this.opening = opening;
    this.service = service;
    this.matches = matches;
    this.queries = queries;
    this.turns = turns;
    this.evenings = evenings;
    this.bots = bots;
    this.lobby = lobby;
    this.chat = chat;
  }

  @GetMapping
  List<TableSummary> open() {
    return lobby.open();
  }

  @GetMapping("/mine")
  List<TableSummary> mine(Player me) {
    return queries.of(me.id());
  }

  @GetMapping("/mine/turns")
  List<TurnAtTable> turns(Player me, HttpServletRequest request) {
    return turns.of(Party.of(request, me.id()));
  }

  @PostMapping
  @MakesNew(MakesNew.Thing.TABLE)
  @ResponseStatus(HttpStatus.CREATED)
  TableMessage create(
      Player me,
      @RequestBody NewTable wanted,
      @RequestHeader("X-Table-Key") Optional<String> key,
      HttpServletRequest request) {
    return RequestKey.of(request)
        .map(requestKey -> opening.openOnce(me.id(), wanted, key, requestKey))
        .orElseGet(() -> opening.open(me.id(), wanted, key));
  }

  @PostMapping("/against-bots")
  @MakesNew(MakesNew.Thing.TABLE)
  @ResponseStatus(HttpStatus.CREATED)
  TableMessage playAgainstBots(
      Player me,
      @RequestBody MatchAgainstBots wanted,
      @RequestHeader("X-Table-Key") Optional<String> key) {
    return bots.play(me.id(), wanted, key);
  }

  @GetMapping("/{table}")
  TableMessage read(Optional<Player> me, @PathVariable String table) {
    return queries.read(table, me.map(Player::id).orElse(null));
  }

  @GetMapping("/{table}/evening")
  Evening evening(Optional<Player> me, @PathVariable String table) {
    return evenings.read(table, me.map(Player::id).orElse(null));
  }

  @PutMapping("/{table}/seats/{seat}")
  TableMessage sit(Player me, @PathVariable String table, @PathVariable int seat) {
    return service.act(table, it -> it.seating().sit(me.id(), seat));
  }

  @DeleteMapping("/{table}/seats/{seat}")
  TableMessage stand(Player me, @PathVariable String table, @PathVariable int seat) {
    return service.act(table, it -> it.seating().stand(me.id(), seat));
  }

  @PutMapping("/{table}/seats/{seat}/bot")
  TableMessage placeBot(
      Player me, @PathVariable String table, @PathVariable int seat, @RequestBody BotWish wish) {
    return bots.place(me.id(), table, seat, wish.level());
  }

  @PutMapping("/{table}/ready")
  TableMessage ready(Player me, @PathVariable String table, @RequestBody Readiness readiness) {
    return service.act(table, it -> it.rounds().ready(me.id(), readiness.ready()));
  }

  @PutMapping("/{table}/settings")
  TableMessage settle(
      Player me, @PathVariable String table, @RequestBody SettingsMessage settings) {
    return service.settle(me.id(), table, settings);
  }

  @PutMapping("/{table}/host")
  TableMessage handOver(Player me, @PathVariable String table, @RequestBody Heir heir) {
    return service.act(table, it -> it.hosting().handOver(me.id(), heir.player()));
  }

  @DeleteMapping("/{table}/visitors/{person}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void leaveOrRemove(Player me, @PathVariable String table, @PathVariable String person) {
    if (person.equals(me.id())) {
      service.leave(me.id(), table);
    } else {
      service.remove(me.id(), table, person);
    }
  }

  @PostMapping("/{table}/start")
  @MakesNew(MakesNew.Thing.MATCH)
  TableMessage start(Player me, @PathVariable String table) {
    return matches.start(me.id(), table);
  }

  @PostMapping("/{table}/rematch")
  @MakesNew(MakesNew.Thing.MATCH)
  TableMessage rematch(Player me, @PathVariable String table) {
    return matches.rematch(me.id(), table);
  }

  @PutMapping("/{table}/game")
  TableMessage chooseGame(Player me, @PathVariable String table, @RequestBody GameWish wish) {
    return service.chooseGame(me.id(), table, wish.game());
  }

  @PostMapping("/{table}/chat")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void say(Player me, @PathVariable String table, @RequestBody Saying saying) {
    chat.say(me.id(), table, saying.text());
  }

  @PutMapping("/{table}/muted/{person}")
  TableMessage mute(
      Player me,
      @PathVariable String table,
      @PathVariable String person,
      @RequestBody Muting muting) {
    return service.act(table, it -> it.hosting().mute(me.id(), person, muting.muted()));
  }

  /** One of the server's bots for a seat, by the name of its level. */
  record BotWish(String level) {}

  /** The id of the game that is to be played next. */
  record GameWish(String game) {}

  /** The readiness of a player; after a match, for a rematch. */
  record Readiness(boolean ready) {}

  /** The public id of the next host. */
  record Heir(String player) {}

  /** A line of chat, of 1 to 300 characters. */
  record Saying(String text) {}

  /** The choice whether a person may not write in the chat. */
  record Muting(boolean muted) {}
}
