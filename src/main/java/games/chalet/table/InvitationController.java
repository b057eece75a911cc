package games.chalet.table;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** Where an invite link leads; looking changes nothing, so that a link preview does no harm. */
@RestController
class InvitationController {

  private final TableReading reading;

  InvitationController(TableReading reading) {
    this.reading = reading;
  }

  @GetMapping("/api/invitations/{code}")
  TableSummary invitation(@PathVariable String code) {
    return reading.invitation(code);
  }
}
