package games.chalet.solo;

import games.chalet.bots.Level;
import games.chalet.match.CardSecrecy;
import games.chalet.match.ContinuedFrom;
import games.chalet.match.Matches;
import games.chalet.player.Player;
import games.chalet.web.MakesNew;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Playing on from a ply of a finished match; open to whoever may see its replay. */
@RestController
class ContinuationController {

  private final Continuations continuations;
  private final Matches matches;
  private final CardSecrecy secrecy;

  ContinuationController(Continuations continuations, Matches matches, CardSecrecy secrecy) {
    this.continuations = continuations;
    this.matches = matches;
    this.secrecy = secrecy;
  }

  /** It opens a table, so it is limited as that is. */
  @PostMapping("/api/matches/{match}/continue")
  @MakesNew(MakesNew.Thing.TABLE)
  @ResponseStatus(HttpStatus.CREATED)
  StartedMatch playOn(
      Player me,
      @PathVariable String match,
      @RequestBody PlayOn wish,
      @RequestHeader("X-Table-Key") Optional<String> key) {
    matches.awaitListeners(); // What closes it may be a match whose end has not been heard of yet.
    if (!matches.mayKnow(match, me.id())) {
      throw SoloRefusals.noSuchMatch();
    }
    if (!secrecy.isOpenTo(me.id(), match)) {
      throw SoloRefusals.dealClosed();
    }
    return continuations.begin(
        me.id(),
        new ContinuedFrom(match, wish.ply()),
        new Continuations.Wish(wish.seat(), wish.level().orElse(Level.SKIER.name())),
        key);
  }

  /**
   * Where somebody wants to play on, and how.
   *
   * @param ply so many actions stand
   * @param seat where they want to sit; empty: where they sat, else where somebody is to act
   * @param level how well the bots are to play; empty: as the second level does
   */
  record PlayOn(int ply, Optional<Integer> seat, Optional<String> level) {}
}
