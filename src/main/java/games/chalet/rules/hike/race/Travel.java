package games.chalet.rules.hike.race;

import games.chalet.rules.hike.board.Crossing;
import games.chalet.rules.hike.board.HikeAction.Care;
import games.chalet.rules.hike.board.HikeAction.CareForColumn;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.board.HikeAction.Rest;
import games.chalet.rules.hike.board.HikeAction.Use;
import games.chalet.rules.hike.board.HikeEvent.CaredFor;
import games.chalet.rules.hike.board.HikeEvent.Ran;
import games.chalet.rules.hike.board.HikeView.DayProgress;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.sled.Condition;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.sled.Sleds;
import games.chalet.rules.hike.state.Racer;
import java.util.ArrayList;
import java.util.List;

/** A racer's way through one day: its legal actions and their effects. */
public final class Travel {

  private Travel() {}

  /** Returns the legal actions of the racer, by kind and place. */
  public static List<RaceAction> legal(Racer racer, List<Field> fields) {
    if (racer.underway().task() == Task.REST) {
      return Rests.candidates(racer.musher().sled()).stream().<RaceAction>map(Rest::new).toList();
    }
    List<RaceAction> actions = new ArrayList<>(uses(racer, fields));
    if (actions.isEmpty()) {
      actions.addAll(cares(racer, fields));
    }
    if (mayEnd(racer, fields)) {
      actions.add(new EndDay());
    }
    return List.copyOf(actions);
  }

  private static List<RaceAction> uses(Racer racer, List<Field> fields) {
    boolean equipped = racer.hand().holds(Card.EQUIPMENT);
    List<RaceAction> uses = new ArrayList<>();
    for (int place = 0; place < racer.musher().sled().size(); place++) {
      for (HuskyRun run : Runs.of(racer.musher(), place, fields, equipped)) {
        uses.add(new Use(place, run.extra(), run.crossing(), run.to()));
      }
    }
    return uses;
  }

  /**
   * Returns the care actions for any tired husky; none while a husky can be used (rulings R22,
   * R23).
   */
  static List<RaceAction> cares(Racer racer, List<Field> fields) {
    Musher musher = racer.musher();
    if (musher.position() == fields.size() || Runs.anyUsable(musher, fields)) {
      return List.of();
    }
    List<Integer> tired = Sleds.places(musher.sled(), Condition.TIRED);
    List<RaceAction> cares = new ArrayList<>();
    if (racer.hand().holds(Card.SINGLE_CARE)) {
      tired.forEach(place -> cares.add(new Care(place)));
    }
    if (racer.hand().holds(Card.DOUBLE_CARE)) {
      int columns = musher.columns();
      tired.stream()
          .map(place -> place % columns)
          .distinct()
          .sorted()
          .forEach(column -> cares.add(new CareForColumn(column)));
    }
    return cares;
  }

  /**
   * Returns true if the racer may end its day. It always may, unless it has a catch-up card to use
   * and could still do something for it without entering a field that needs equipment (ruling R21).
   */
  static boolean mayEnd(Racer racer, List<Field> fields) {
    Musher musher = racer.musher();
    if (musher.due().isEmpty() || musher.position() == fields.size()) {
      return true;
    }
    return Runs.anyUsable(musher, fields)
        ? fields.get(musher.position()).equipment()
        : cares(racer, fields).isEmpty();
  }

  /**
   * Returns true if a racer, whose huskies have slept, can do nothing on this day. None of them can
   * enter the next field, and none is tired, so that no care card can be used either (rulings R24,
   * R28).
   */
  public static boolean stranded(Musher musher, List<Field> fields) {
    return !Runs.anyUsable(musher, fields)
        && Sleds.places(musher.sled(), Condition.TIRED).isEmpty();
  }

  /**
   * Returns true if the day of a racer is over as far as everyone can see: at the finish, or when
   * no husky can be used and no card in the hand can be a care card that helps. Tells nothing about
   * unseen cards.
   */
  static boolean spent(DayProgress underway, List<Field> fields) {
    Musher musher = underway.musher();
    if (underway.task() == Task.REST) {
      return false;
    }
    boolean mayCare =
        !Sleds.places(musher.sled(), Condition.TIRED).isEmpty()
            && (musher.unseen() > 0 || musher.known().stream().anyMatch(Card::care));
    return musher.position() == fields.size() || (!mayCare && !Runs.anyUsable(musher, fields));
  }

  /** Returns the racer after one of its legal actions; the caller ends the day. */
  public static Racer apply(Racer racer, RaceAction action, List<Field> fields) {
    return switch (action) {
      case Use use -> using(racer, use, fields);
      case Rest rest -> Rests.rest(racer, rest.place());
      case Care care -> caring(racer, Card.SINGLE_CARE, List.of(care.place()));
      case CareForColumn care ->
          caring(
              racer,
              Card.DOUBLE_CARE,
              Sleds.column(racer.musher().sled(), care.column()).stream()
                  .filter(place -> Sleds.is(racer.musher().sled(), place, Condition.TIRED))
                  .toList());
      case EndDay end -> racer;
    };
  }

  private static Racer using(Racer racer, Use use, List<Field> fields) {
    Musher musher = racer.musher();
    Card card = musher.sled().get(use.place()).orElseThrow().card();
    HuskyRun run =
        HuskyRun.along(
            fields,
            musher.position(),
            card.points(),
            use.extra(),
            use.crossing().orElse(Crossing.STOP_BEFORE));
    Racer paid = run.is(Crossing.SPEND) ? racer.spending(Card.EQUIPMENT) : racer;
    Racer there =
        paid.after(
            paid.musher()
                .withSled(Sleds.with(musher.sled(), List.of(use.place()), Condition.TIRED))
                .withPosition(run.to()),
            run.is(Crossing.UNEQUIPPED) ? Task.REST : Task.TRAVEL,
            run.is(Crossing.UNEQUIPPED) ? Rests.HUSKIES : 0,
            new Ran(
                racer.seat(),
                card,
                use.place(),
                use.extra(),
                use.crossing(),
                musher.position(),
                run.to(),
                run.lost()));
    return run.is(Crossing.UNEQUIPPED) ? Rests.withoutChoice(there) : there;
  }

  private static Racer caring(Racer racer, Card card, List<Integer> places) {
    Racer paid = racer.caring(card);
    Musher musher = paid.musher();
    List<Card> huskies =
        places.stream()
            .flatMap(place -> musher.sled().get(place).stream())
            .map(Husky::card)
            .toList();
    return paid.after(
        musher.withSled(Sleds.with(musher.sled(), places, Condition.READY)),
        Task.TRAVEL,
        0,
        new CaredFor(racer.seat(), card, huskies));
  }
}
