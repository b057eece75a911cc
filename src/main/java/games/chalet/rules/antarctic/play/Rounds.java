package games.chalet.rules.antarctic.play;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticEvent.MatchEnded;
import games.chalet.rules.antarctic.board.AntarcticEvent.RoundScored;
import games.chalet.rules.antarctic.board.AntarcticEvent.SeatOut;
import games.chalet.rules.antarctic.board.AntarcticOptions.End;
import games.chalet.rules.antarctic.board.AntarcticOutcome;
import games.chalet.rules.antarctic.board.Ending;
import games.chalet.rules.antarctic.board.Phase;
import games.chalet.rules.antarctic.board.RoundScore;
import games.chalet.rules.antarctic.board.RoundScore.SeatScore;
import games.chalet.rules.antarctic.board.Scoring;
import games.chalet.rules.antarctic.board.Scoring.LeftOver;
import games.chalet.rules.antarctic.play.Draft.Standing;
import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The end of a round: its points, the players put out, and the next round or the end of the match
 * (rule 11; rulings 21 and 22).
 */
final class Rounds {

  private Rounds() {}

  static void score(Draft draft, Chance chance) {
    List<LeftOver> leftOver =
        draft.living().stream().map(seat -> new LeftOver(seat, draft.payoff(seat))).toList();
    RoundScore score = Scoring.score(draft.round, draft.turn, leftOver);
    for (SeatScore line : score.scores()) {
      Standing was = draft.standing(line.seat());
      draft.stands(line.seat(), was.plus(line.points()));
    }
    draft.rounds = Lists.plus(draft.rounds, score);
    draft.leftOver = leftOver;
    draft.penalty = Optional.empty();
    draft.credits = 0;
    draft.revealed = true;
    draft.tell(new RoundScored(score, leftOver, draft.totals()));
    goOn(draft, chance);
  }

  private static void goOn(Draft draft, Chance chance) {
    OptionalInt target = draft.options.points();
    List<Seat> reached =
        draft.living().stream()
            .filter(seat -> target.isPresent() && draft.standing(seat).total() >= target.getAsInt())
            .toList();
    if (target.isEmpty()) {
      end(draft, "oneRound");
    } else if (draft.options.end() == End.LAST_STANDING) {
      reached.forEach(seat -> putOut(draft, seat));
      if (draft.living().size() < 2) {
        end(draft, "lastStanding");
      } else {
        next(draft, chance);
      }
    } else if (reached.isEmpty()) {
      next(draft, chance);
    } else {
      end(draft, "targetReached");
    }
  }

  private static void putOut(Draft draft, Seat seat) {
    Standing was = draft.standing(seat);
    draft.stands(seat, new Standing(false, was.total(), Optional.of(draft.round)));
    draft.tell(new SeatOut(seat, was.total()));
  }

  private static void next(Draft draft, Chance chance) {
    draft.round++;
    draft.turn++;
    draft.dealer = draft.after(draft.dealer);
    Deal.deal(draft, chance);
  }

  private static void end(Draft draft, String reason) {
    draft.phase = Phase.OVER;
    List<Integer> ranks = AntarcticOutcome.ranks(draft.board().places());
    List<Seat> winners =
        Seat.all(ranks.size()).stream().filter(seat -> ranks.get(seat.index()) == 1).toList();
    Ending ending = new Ending(reason, winners);
    draft.ending = Optional.of(ending);
    draft.tell(new MatchEnded(ending));
  }
}
