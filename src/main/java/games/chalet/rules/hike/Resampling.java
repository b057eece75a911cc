package games.chalet.rules.hike;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.race.Travel;
import games.chalet.rules.hike.state.HikeState;
import games.chalet.rules.hike.state.Racer;
import games.chalet.rules.kit.Lists;
import games.chalet.rules.kit.Redeal;
import games.chalet.rules.kit.Viewers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * Exchanges all that a viewer cannot see: the husky deck and the unseen cards of the others, the
 * landscapes that are face down, and the order of the care pile. Also the actions of the others on
 * a day that all play together.
 *
 * <p>If everyone knows that unseen cards are no huskies, they stay none. Conclusions from the way a
 * player plays are not considered.
 */
final class Resampling {

  /** The limit of actions on an imagined day that is not over. */
  private static final int STEPS = 12;

  private final HikeState state;
  private final HikeBoard board;
  private final Viewer viewer;
  private final Chance chance;
  private final List<Card> pool = new ArrayList<>();
  private final List<List<Card>> unseen;

  private Resampling(HikeState state, Viewer viewer, Chance chance) {
    this.state = state;
    this.board = state.board();
    this.viewer = viewer;
    this.chance = chance;
    this.unseen = new ArrayList<>(state.unseen());
  }

  static HikeState resample(HikeState state, Viewer viewer, Chance chance) {
    return new Resampling(state, viewer, chance).resampled();
  }

  private HikeState resampled() {
    dealUnseen();
    List<Landscape> landscapes =
        chance.shuffle("resample/landscapes", Lists.plusAll(state.faceDown(), state.unused()));
    int down = state.faceDown().size();
    return new HikeState(
        board,
        unseen,
        travellers(),
        pool,
        landscapes.subList(0, down),
        landscapes.subList(down, landscapes.size()),
        board.phase() == Phase.PREPARATION
            ? state.carePile()
            : chance.shuffle("resample/care", state.carePile()),
        state.careShuffles(),
        state.removed(),
        List.of());
  }

  /** Deals the unseen cards to the others; the rest becomes the husky deck. */
  private void dealUnseen() {
    List<Card> hidden = new ArrayList<>(state.deck());
    Redeal<Card> redeal = new Redeal<>();
    for (Seat seat : others()) {
      hidden.addAll(state.unseen().get(seat.index()));
      Musher musher = board.musher(seat);
      int huskies = !musher.noHuskies() && mustHoldHusky(seat) ? 1 : 0;
      redeal
          .pile(huskies, Card::husky)
          .pile(musher.unseen() - huskies, card -> !musher.noHuskies() || !card.husky());
    }
    redeal.pile(state.deck().size(), card -> true);
    Iterator<List<Card>> piles = redeal.deal("resample/unseen", hidden, chance).iterator();
    for (Seat seat : others()) {
      List<Card> cards = Lists.plusAll(piles.next(), piles.next());
      unseen.set(seat.index(), cards.stream().sorted().toList());
    }
    pool.addAll(piles.next());
  }

  private List<Seat> others() {
    return Viewers.others(viewer, board.mushers().size());
  }

  /**
   * Returns true if the match waits for an action of a seat that can only place a husky from its
   * unseen cards.
   */
  private boolean mustHoldHusky(Seat seat) {
    Musher musher = board.musher(seat);
    return board.phase() == Phase.PREPARATION
        && board.task() == Task.ACTION
        && board.toPlay().getFirst().equals(seat)
        && board.centre().isEmpty()
        && musher.sledEmpty()
        && musher.known().stream().noneMatch(Card::husky);
  }

  private List<Optional<Racer>> travellers() {
    if (!board.together()) {
      return state.travellers();
    }
    List<Optional<Racer>> travellers = new ArrayList<>(state.travellers());
    for (Seat seat : others()) {
      if (state.racer(seat).isPresent()) {
        travellers.set(seat.index(), Optional.of(anotherDay(seat)));
      }
    }
    return travellers;
  }

  /** Plays a day as this seat may have had it: to its end if the seat has ended it. */
  private Racer anotherDay(Seat seat) {
    boolean ended = !board.toPlay().contains(seat);
    String label = "resample/day/" + seat.index() + "/";
    int steps = ended ? Integer.MAX_VALUE : chance.below(label + "steps", STEPS);
    List<Field> fields = board.track().fields();
    Racer racer = Racer.of(board, seat, unseen.get(seat.index()));
    for (int step = 0; step < steps; step++) {
      List<RaceAction> legal = new ArrayList<>(Travel.legal(racer, fields));
      if (!ended) {
        legal.removeAll(Collections.singleton(new EndDay()));
      }
      if (legal.isEmpty()) {
        return racer;
      }
      RaceAction action = legal.get(chance.below(label + step, legal.size()));
      if (action instanceof EndDay) {
        return racer;
      }
      racer = Travel.apply(racer, action, fields);
    }
    return racer;
  }
}
