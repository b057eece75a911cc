package games.chalet.table;

import games.chalet.engine.OmittedIfEmpty;
import games.chalet.json.Json;
import games.chalet.match.Matches;
import games.chalet.player.GuestNaming;
import games.chalet.player.Player;
import games.chalet.player.SessionMessage;
import games.chalet.table.message.InvitedTable;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Table;
import games.chalet.web.MakesNew;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/**
 * Shows the table of an invite link, and lets guests in by it, or from the list of public tables.
 * Reading changes nothing, so a link preview does no harm.
 */
@RestController
class InvitationController {

  private final TableQueries queries;
  private final TableService service;
  private final GuestNaming guests;
  private final Matches matches;
  private final Json json;

  InvitationController(
      TableQueries queries, TableService service, GuestNaming guests, Matches matches, Json json) {
    this.queries = queries;
    this.service = service;
    this.guests = guests;
    this.matches = matches;
    this.json = json;
  }

  @GetMapping("/api/invitations/{code}")
  InvitedTable invitation(Optional<Player> me, @PathVariable String code) {
    return queries.invitation(code, me.map(Player::id).orElse(null));
  }

  @PostMapping("/api/invitations/{code}/guests")
  @MakesNew(MakesNew.Thing.GUEST)
  Arrival comeByLink(
      @PathVariable String code,
      @RequestBody Coming coming,
      HttpServletRequest request,
      HttpServletResponse response) {
    return comeIn(queries.invited(code), Optional.of(code), coming, request, response);
  }

  @PostMapping("/api/tables/{table}/guests")
  @MakesNew(MakesNew.Thing.GUEST)
  Arrival comeFromTheList(
      Optional<Player> me,
      @PathVariable String table,
      @RequestBody Coming coming,
      HttpServletRequest request,
      HttpServletResponse response) {
    queries.requireOpen(table, me.map(Player::id).orElse(null));
    return comeIn(table, Optional.empty(), coming, request, response);
  }

  private Arrival comeIn(
      String table,
      Optional<String> code,
      Coming coming,
      HttpServletRequest request,
      HttpServletResponse response) {
    GuestNaming.NamedGuest guest = guests.prepare(request, coming.name());
    TableMessage found = service.comeIn(guest::write, table, code, coming.watch().orElse(false));
    SessionMessage session = guest.session(response);
    return new Arrival(session, found, snapshot(found, session.player()));
  }

  private Optional<JsonNode> snapshot(TableMessage table, Optional<Player> player) {
    return table
        .match()
        .filter(match -> table.status() == Table.Status.PLAYING)
        .flatMap(match -> player.flatMap(it -> matches.snapshot(match, it.id())))
        .map(found -> json.read(found, JsonNode.class));
  }

  /**
   * A guest who comes in.
   *
   * @param name empty: a guest keeps theirs
   * @param watch true: they take no seat
   */
  record Coming(Optional<String> name, Optional<Boolean> watch) {}

  /**
   * The <i>arrival</i> of {@code docs/protocol.md}: the answer to a guest who comes in.
   *
   * @param session the guest's, who may be new
   * @param snapshot the running match as this guest sees it, read after the table; left out where
   *     none runs, or the guest may not see it
   */
  record Arrival(
      SessionMessage session, TableMessage table, @OmittedIfEmpty Optional<JsonNode> snapshot) {}
}
