package games.chalet.rules.hike.race;

import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.Hand;
import games.chalet.rules.hike.board.HikeAction.Care;
import games.chalet.rules.hike.board.HikeAction.CareForColumn;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.board.HikeAction.Rest;
import games.chalet.rules.hike.board.HikeAction.Use;
import games.chalet.rules.hike.board.HikeEvent;
import games.chalet.rules.hike.board.HikeView.DayProgress;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.deck.WrittenFields;
import games.chalet.rules.hike.sled.Condition;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.sled.WrittenSled;
import games.chalet.rules.hike.state.Racer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A racer in the middle of a day, set up husky by husky. The sled is a {@link WrittenSled}, the
 * track {@link WrittenFields}.
 */
final class RaceScene {

  static final Seat SEAT = new Seat(0);

  private final List<Field> fields;
  private Racer racer;

  private RaceScene(List<Field> fields, Musher musher) {
    this.fields = fields;
    this.racer = new Racer(SEAT, travelling(musher), List.of(), List.of());
  }

  private static DayProgress travelling(Musher musher) {
    return new DayProgress(musher, Task.TRAVEL, 0, List.of());
  }

  /** A racer on the start space with an empty hand. */
  static RaceScene of(String fields, String sled) {
    return new RaceScene(WrittenFields.of(fields), musher(sled));
  }

  static Musher musher(String sled) {
    return new Musher(
        Standing.RACING,
        WrittenSled.of(sled),
        List.of(),
        0,
        true,
        List.of(),
        0,
        0,
        Optional.empty());
  }

  RaceScene at(int position) {
    return with(racer.musher().withPosition(position));
  }

  /** Holds these cards, which the others know. */
  RaceScene holding(Card... cards) {
    return with(racer.musher().withHand(new Hand(sorted(cards), racer.unseen())));
  }

  /** Holds these cards, which the others have not seen. */
  RaceScene holdingUnseen(Card... cards) {
    Hand hand = new Hand(racer.musher().known(), sorted(cards));
    with(racer.musher().withHand(hand));
    racer = new Racer(SEAT, racer.underway(), hand.unseen(), List.of());
    return this;
  }

  /** Holds this catch-up card. */
  RaceScene due(Card card) {
    holding(card);
    return with(racer.musher().withDue(Optional.of(card)));
  }

  private RaceScene with(Musher musher) {
    racer = new Racer(SEAT, travelling(musher), racer.unseen(), List.of());
    return this;
  }

  private static List<Card> sorted(Card... cards) {
    return Arrays.stream(cards).sorted().toList();
  }

  List<Field> fields() {
    return fields;
  }

  Racer racer() {
    return racer;
  }

  int position() {
    return racer.musher().position();
  }

  List<RaceAction> legal() {
    return Travel.legal(racer, fields);
  }

  boolean mayEnd() {
    return legal().contains(new EndDay());
  }

  /** The huskies that can be used, in the order of their places. */
  List<Card> usable() {
    return legal().stream()
        .filter(Use.class::isInstance)
        .map(action -> card(((Use) action).place()))
        .distinct()
        .toList();
  }

  /** The runs that this husky can make: the custom point, the crossing, the field. */
  List<String> runs(Card card) {
    List<String> runs = new ArrayList<>();
    for (RaceAction action : legal()) {
      if (action instanceof Use use && card(use.place()) == card) {
        runs.add(
            use.extra().map(extra -> extra + " ").orElse("")
                + use.crossing().map(crossing -> crossing + " ").orElse("")
                + use.to());
      }
    }
    return runs;
  }

  private Card card(int place) {
    return racer.musher().sled().get(place).orElseThrow().card();
  }

  int place(Card card) {
    return racer.musher().sled().stream()
        .map(husky -> husky.map(Husky::card))
        .toList()
        .indexOf(Optional.of(card));
  }

  Condition condition(Card card) {
    return racer.musher().sled().get(place(card)).orElseThrow().condition();
  }

  /** Uses a husky that has one run only, or the one that is written so. */
  RaceScene use(Card card, String... run) {
    List<String> runs = runs(card);
    int index = run.length == 0 ? 0 : runs.indexOf(run[0]);
    if (index < 0 || (run.length == 0 && runs.size() != 1)) {
      throw new AssertionError(card + " can run " + runs);
    }
    RaceAction use =
        legal().stream()
            .filter(action -> action instanceof Use some && card(some.place()) == card)
            .toList()
            .get(index);
    return apply(use);
  }

  RaceScene rest(Card card) {
    return apply(new Rest(place(card)));
  }

  RaceScene care(Card card) {
    return apply(new Care(place(card)));
  }

  RaceScene careForColumn(int column) {
    return apply(new CareForColumn(column));
  }

  RaceScene apply(RaceAction action) {
    if (!legal().contains(action)) {
      throw new AssertionError(action + " is not among " + legal());
    }
    racer = Travel.apply(racer, action, fields);
    return this;
  }

  /** Lets the table play until the day is over. */
  RaceScene playedByTheTable() {
    RaceAction action = RaceTimeouts.of(racer, fields);
    while (!(action instanceof EndDay)) {
      apply(action);
      action = RaceTimeouts.of(racer, fields);
    }
    return this;
  }

  RaceRefusals refusals() {
    return new RaceRefusals(racer, fields);
  }

  /** Why this husky cannot be used. */
  Refusal refusedUse(Card card) {
    return refusals().of(new Use(place(card), Optional.empty(), Optional.empty(), 0));
  }

  List<HikeEvent> deeds() {
    return racer.underway().deeds();
  }

  HikeEvent lastDeed() {
    return deeds().getLast();
  }
}
