package games.chalet.rules.hike.race;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.rules.hike.board.Hand;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.HikeEvent;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.board.HikeOptions.Days;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.board.Track;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.state.HikeState;
import games.chalet.rules.hike.state.PendingState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The evening of a race day, set up musher by musher. Unless told otherwise it is the third day on
 * a track of 31 fields, seat 0 is the first player, somebody has moved today and yesterday, and
 * there are no care cards.
 */
final class NightScene {

  static final int FINISH = 31;
  private static final Chance CHANCE = new Chance(new Seed("7".repeat(64)));

  private final List<Musher> mushers = new ArrayList<>();
  private final List<List<Card>> unseen = new ArrayList<>();
  private Days days = Days.ONE_BY_ONE;
  private Seat first = new Seat(0);
  private boolean moved = true;
  private int stillDays;
  private List<Card> carePile = List.of();
  private List<Card> careDiscard = List.of();
  private Optional<Step<HikeState, HikeEvent>> step = Optional.empty();

  /** One more racer on this field, with a sled written as in {@code WrittenSled}. */
  NightScene racer(int position, String sled, Card... hand) {
    Hand known = new Hand(Arrays.stream(hand).sorted().toList(), List.of());
    mushers.add(RaceScene.musher(sled).withPosition(position).withHand(known));
    unseen.add(List.of());
    return this;
  }

  /** One more racer, who can run on any snow. */
  NightScene racer(int position) {
    return racer(position, "H48 - - / - - -");
  }

  NightScene racers(int... positions) {
    Arrays.stream(positions).forEach(this::racer);
    return this;
  }

  /** One more musher, who was not at the start in time. */
  NightScene out(String sled) {
    mushers.add(RaceScene.musher(sled).withStanding(Standing.OUT));
    unseen.add(List.of());
    return this;
  }

  NightScene unseen(int seat, Card... cards) {
    unseen.set(seat, List.of(cards));
    Hand hand = new Hand(mushers.get(seat).known(), List.of(cards));
    mushers.set(seat, mushers.get(seat).withHand(hand));
    return this;
  }

  NightScene due(int seat, Card card) {
    mushers.set(seat, mushers.get(seat).withDue(Optional.of(card)));
    return this;
  }

  NightScene together() {
    days = Days.TOGETHER;
    return this;
  }

  NightScene first(int seat) {
    first = new Seat(seat);
    return this;
  }

  NightScene nobodyMoved() {
    moved = false;
    return this;
  }

  /** So many days running before this one nobody has moved. */
  NightScene stillDays(int days) {
    stillDays = days;
    return this;
  }

  NightScene carePile(Card... cards) {
    carePile = List.of(cards);
    return this;
  }

  NightScene careDiscard(Card... cards) {
    careDiscard = List.of(cards);
    return this;
  }

  /** Lets the night fall. */
  NightScene night() {
    PendingState pending = new PendingState(state());
    Evening.night(pending, CHANCE);
    step = Optional.of(pending.finish());
    return this;
  }

  private HikeState state() {
    Track track =
        new Track(List.of(Landscape.L01, Landscape.L02, Landscape.L04, Landscape.L05), 0, 4);
    HikeBoard board =
        new HikeBoard(
            new HikeOptions(days),
            Phase.RACE,
            3,
            40,
            first,
            List.of(),
            Task.TRAVEL,
            mushers,
            List.of(),
            0,
            track,
            Optional.of(9),
            0,
            carePile.size(),
            careDiscard,
            moved,
            stillDays,
            0,
            List.of(),
            Optional.empty());
    return new HikeState(
        board,
        unseen,
        Collections.nCopies(mushers.size(), Optional.empty()),
        List.of(),
        List.of(),
        List.of(),
        carePile,
        1,
        List.of(),
        List.of());
  }

  HikeState after() {
    return step.orElseThrow().state();
  }

  HikeBoard board() {
    return after().board();
  }

  Musher musher(int seat) {
    return board().mushers().get(seat);
  }

  List<HikeEvent> events() {
    return step.orElseThrow().events();
  }

  /** The events of a kind. */
  <T extends HikeEvent> List<T> events(Class<T> kind) {
    return events().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** Returns the seats to play, in order. */
  List<Integer> toPlay() {
    return board().toPlay().stream().map(Seat::index).toList();
  }

  /** The ranks by seat. */
  List<Integer> ranks() {
    return HikeOutcome.of(board(), board().ending().orElseThrow()).results().stream()
        .map(result -> result.rank())
        .toList();
  }
}
