package games.chalet.match.bots;

import games.chalet.bots.Advice;
import games.chalet.bots.Advisor;
import games.chalet.bots.Situation;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.match.ActedBy;
import games.chalet.match.Review;
import games.chalet.match.journal.Entry;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.NumberedEntry;
import games.chalet.match.state.Fold;
import games.chalet.match.state.GameJson;
import games.chalet.match.state.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One pass through a finished match, ply by ply. Each decision is judged by what its seat saw, as a
 * hint would have been given there. The true state is used only to sample states that the seat can
 * imagine. For one thread at a time.
 */
final class ReviewPass<S extends Record, A, V extends Record, E> {

  /** The most decisions that are judged: the first ones. */
  private static final int MOST = 400;

  private static final int MOST_LOST = 5;
  private static final int MOST_WON = 3;

  /** Less than this is not worth a mark. */
  private static final double WORTH_A_MARK = 0.03;

  private static final double SURE = 2;

  /**
   * The share, relative to the best action's, below which an action is ruled out where the bot's
   * own rules alone judge.
   */
  private static final double UNLIKELY = 0.05;

  private final Fold<?, S, A, V, E> fold;
  private final Advisor<S, V, A> advisor;
  private final List<NumberedEntry> entries;
  private final int plies;
  private final List<Review.Mark> marks = new ArrayList<>();
  private Position<S, A, V> position;
  private int next;
  private int ply;
  private int judged;

  /** Creates a pass that stands at the deal. */
  ReviewPass(Game<?, S, A, V, E> game, Fold<?, S, A, V, E> fold, List<NumberedEntry> entries) {
    this.fold = fold;
    this.advisor = Advisor.of(game);
    this.entries = NumberedEntry.standing(entries);
    this.plies =
        (int)
            this.entries.stream().filter(numbered -> numbered.entry() instanceof Entry.Act).count();
    this.position = fold.deal();
  }

  int plies() {
    return plies;
  }

  /** Returns the number of plies passed. */
  int done() {
    return ply;
  }

  /**
   * Advances to the next decision that is worth a thought, and thinks about it.
   *
   * @return true if there is more to do
   */
  boolean step() {
    while (next < entries.size() && judged < MOST) {
      NumberedEntry numbered = entries.get(next);
      next++;
      Position<S, A, V> before = position;
      position = fold.next(before, numbered).after();
      if (numbered.entry() instanceof Entry.Act act) {
        ply++;
        if (isDecision(act, before)) {
          judged++;
          judge(act, before);
          return true;
        }
      }
    }
    return false;
  }

  private boolean isDecision(Entry.Act act, Position<S, A, V> before) {
    return (act.by() == ActedBy.PERSON || act.by() == ActedBy.BOT)
        && before.turn() instanceof Turn.Decision decision
        && decision.awaited().contains(act.seat())
        && before.legalActions(act.seat()).size() > 1;
  }

  private void judge(Entry.Act act, Position<S, A, V> before) {
    GameJson<A, V, E> json = fold.json();
    Seat seat = act.seat();
    A done = json.readAction(act.action());
    Situation<S, V, A> situation =
        Hints.situation(fold.game(), before, seat, (Turn.Decision) before.turn());
    Header header = fold.header();
    Advice<A> advice =
        advisor.judge(
            situation, done, new SplittableRandom(header.deal().seed().hex().hashCode() + ply));
    Advice.Weighed<A> own =
        advice.choices().stream()
            .filter(choice -> choice.action().filter(done::equals).isPresent())
            .findFirst()
            .orElseThrow();
    A best = advice.first().action().orElse(done);
    if (!best.equals(done) && isLost(advice, own)) {
      mark(seat, Review.Kind.LOST, isSurelyBehind(own) ? own.behind() : null, best, situation);
    } else if (best.equals(done)) {
      advice.choices().stream()
          .max(Comparator.comparingDouble(Advice.Weighed::share))
          .filter(ReviewPass::isSurelyBehind)
          .ifPresent(usual -> mark(seat, Review.Kind.WON, usual.behind(), done, situation));
    }
  }

  private static <A> boolean isLost(Advice<A> advice, Advice.Weighed<A> own) {
    return isSurelyBehind(own) || isRuledOut(advice, own);
  }

  /**
   * Returns true if the bot's own rules alone rule the action out; they never break an order of
   * plays that a player may call.
   */
  private static <A> boolean isRuledOut(Advice<A> advice, Advice.Weighed<A> own) {
    return own.worth().isPresent()
        ? own.share() == 0
        : own.share() < UNLIKELY * advice.first().share();
  }

  private static boolean isSurelyBehind(Advice.Weighed<?> choice) {
    return choice.behind() >= WORTH_A_MARK && choice.behind() >= SURE * choice.error();
  }

  private void mark(
      Seat seat, Review.Kind kind, @Nullable Double by, A action, Situation<S, V, A> situation) {
    GameJson<A, V, E> json = fold.json();
    marks.add(
        new Review.Mark(
            ply,
            seat,
            kind,
            by,
            json.tree(json.writeAction(action)),
            json.reasons(advisor.reasons(situation.sight(), action))));
  }

  /** Returns the plies in which most was lost and won. */
  Review result() {
    return new Review(
        Review.Status.DONE,
        plies,
        plies,
        Stream.concat(most(Review.Kind.LOST, MOST_LOST), most(Review.Kind.WON, MOST_WON))
            .sorted(Comparator.comparingInt(Review.Mark::ply))
            .toList());
  }

  private Stream<Review.Mark> most(Review.Kind kind, int count) {
    return marks.stream()
        .filter(mark -> mark.kind() == kind)
        .sorted(Comparator.<Review.Mark>comparingDouble(ReviewPass::weight).reversed())
        .limit(count);
  }

  private static double weight(Review.Mark mark) {
    Double by = mark.by();
    return by == null ? 0 : by;
  }
}
