package games.chalet.rules.hike.state;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.HikeEvent;
import games.chalet.rules.hike.board.Track;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.kit.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The cards that do not lie in front of a musher, while an action is being applied. */
public final class Piles {

  public Track track;
  public List<Card> centre;
  public List<Card> carePile;
  public List<Card> careDiscard;

  private final List<List<Card>> unseen;
  private final List<Landscape> unused;
  private List<Card> deck;
  private List<Landscape> faceDown;
  private List<Card> removed;
  private int careShuffles;

  Piles(HikeState state) {
    HikeBoard board = state.board();
    track = board.track();
    centre = board.centre();
    carePile = state.carePile();
    careDiscard = board.careDiscard();
    unseen = new ArrayList<>(state.unseen());
    unused = state.unused();
    deck = state.deck();
    faceDown = state.faceDown();
    removed = state.removed();
    careShuffles = state.careShuffles();
  }

  public List<Card> unseen(Seat seat) {
    return unseen.get(seat.index());
  }

  public void unseen(Seat seat, List<Card> cards) {
    unseen.set(seat.index(), cards);
  }

  public int deck() {
    return deck.size();
  }

  /** Takes cards from the top of the husky deck, as many as there are. */
  public List<Card> draw(int count) {
    int drawn = Math.min(count, deck.size());
    List<Card> cards = deck.subList(0, drawn);
    deck = deck.subList(drawn, deck.size());
    return cards;
  }

  /** Turns the next landscape face up, if there is one. */
  public Optional<Landscape> turnLandscape() {
    if (faceDown.isEmpty()) {
      return Optional.empty();
    }
    Landscape next = faceDown.getFirst();
    faceDown = faceDown.subList(1, faceDown.size());
    track = track.with(next);
    return Optional.of(next);
  }

  /** Puts cards back in the box. */
  public void remove(List<Card> cards) {
    removed = Lists.plusAll(removed, cards);
  }

  public void discardCare(List<Card> cards) {
    careDiscard = Lists.plusAll(careDiscard, cards);
  }

  /** Makes these cards the care pile, shuffled. */
  public void shuffleCare(List<Card> cards, Chance chance) {
    careShuffles++;
    carePile = chance.shuffle("care/" + careShuffles, cards);
  }

  HikeState state(HikeBoard board, List<Optional<Racer>> travellers, List<HikeEvent> unseenDeeds) {
    return new HikeState(
        board,
        unseen,
        travellers,
        deck,
        faceDown,
        unused,
        carePile,
        careShuffles,
        removed,
        unseenDeeds);
  }
}
