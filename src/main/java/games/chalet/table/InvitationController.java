package games.chalet.table;

import games.chalet.table.message.InvitedTable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** Shows the table of an invite link; reading changes nothing, so a link preview does no harm. */
@RestController
class InvitationController {

  private final TableQueries queries;

  InvitationController(TableQueries queries) {
    this.queries = queries;
  }

  @GetMapping("/api/invitations/{code}")
  InvitedTable invitation(@PathVariable String code) {
    return queries.invitation(code);
  }
}
