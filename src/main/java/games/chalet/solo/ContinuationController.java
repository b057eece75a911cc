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

/** Continues a finished match from one of its plies; open to anyone who may see its replay. */
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

  /** Continues the match. It opens a table, so it is limited like that. */
  @PostMapping("/api/matches/{match}/continue")
  @MakesNew(MakesNew.Thing.TABLE)
  @ResponseStatus(HttpStatus.CREATED)
  StartedMatch playOn(
      Player me,
      @PathVariable String match,
      @RequestBody PlayOn wish,
      @RequestHeader("X-Table-Key") Optional<String> key) {
    matches.awaitListeners(); // It may be closed by a match whose end has not been handled yet.
    if (!matches.mayKnow(match, me.id())) {
      throw SoloRefusal.NO_SUCH_MATCH.of();
    }
    if (!secrecy.isOpenTo(me.id(), match)) {
      throw SoloRefusal.DEAL_CLOSED.of();
    }
    return continuations.begin(
        me.id(),
        new ContinuedFrom(match, wish.ply()),
        new Continuations.Wish(wish.seat(), wish.level().orElse(Level.SKIER.name())),
        key);
  }

  /**
   * The position and the way to continue.
   *
   * @param ply the number of actions that stand
   * @param seat the wanted seat; empty: the previous one, else one whose action is due
   * @param level the level of the bots; empty: the second one
   */
  record PlayOn(int ply, Optional<Integer> seat, Optional<String> level) {}
}
