package games.chalet.table;

import games.chalet.table.message.TableSummary;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** Where an invite link leads; looking changes nothing, so that a link preview does no harm. */
@RestController
class InvitationController {

  private final TableQueries queries;

  InvitationController(TableQueries queries) {
    this.queries = queries;
  }

  @GetMapping("/api/invitations/{code}")
  TableSummary invitation(@PathVariable String code) {
    return queries.invitation(code);
  }
}
