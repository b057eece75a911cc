package games.chalet.rules.hike.bot;

import games.chalet.engine.Reasons;
import games.chalet.engine.Sight;
import games.chalet.rules.hike.board.Crossing;
import games.chalet.rules.hike.board.HikeAction;
import games.chalet.rules.hike.board.HikeAction.Care;
import games.chalet.rules.hike.board.HikeAction.CareForColumn;
import games.chalet.rules.hike.board.HikeAction.Declare;
import games.chalet.rules.hike.board.HikeAction.DraftToHand;
import games.chalet.rules.hike.board.HikeAction.DraftToSled;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.EndTurn;
import games.chalet.rules.hike.board.HikeAction.LiftOut;
import games.chalet.rules.hike.board.HikeAction.OpenOne;
import games.chalet.rules.hike.board.HikeAction.Pass;
import games.chalet.rules.hike.board.HikeAction.PlaceFromHand;
import games.chalet.rules.hike.board.HikeAction.PlaceYoungster;
import games.chalet.rules.hike.board.HikeAction.PreparationAction;
import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.board.HikeAction.Rest;
import games.chalet.rules.hike.board.HikeAction.Upgrade;
import games.chalet.rules.hike.board.HikeAction.Use;
import games.chalet.rules.hike.board.HikeView;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.deck.Terrain;
import games.chalet.rules.hike.race.Travel;
import games.chalet.rules.hike.sled.Condition;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.sled.Sleds;
import games.chalet.rules.hike.state.Racer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the reasons for an action: how far the sled runs with it, and the points that it keeps for
 * later.
 */
final class MusherReasons implements Reasons<HikeView, HikeAction> {

  private static final int TENTHS = 10;

  @Override
  public Class<?> type() {
    return HikeReason.class;
  }

  @Override
  public List<HikeReason> of(Sight<HikeView, HikeAction> sight, HikeAction action) {
    return switch (action) {
      case PreparationAction preparing ->
          prepared(new Preparing(sight.view(), sight.seat()), preparing);
      case RaceAction racing ->
          raced(
              Racing.racer(sight.view(), sight.seat()),
              racing,
              sight.view().board().track().fields());
    };
  }

  private static List<HikeReason> prepared(Preparing preparing, PreparationAction action) {
    return switch (action) {
      case OpenOne open -> List.of(new HikeReason.ShowsOneMore());
      case DraftToSled draft -> placed(preparing, draft.card(), draft.place());
      case PlaceFromHand place -> placed(preparing, place.card(), place.place());
      case PlaceYoungster youngster -> placed(preparing, youngster.card(), youngster.place());
      case DraftToHand draft -> inHand(preparing, draft.card());
      case Declare declare -> List.of(new HikeReason.SledIsFull());
      case Upgrade upgrade -> farther(preparing.fartherUpgraded(upgrade.place()));
      case LiftOut lift ->
          preparing.makesRoom(lift.place()) ? List.of(new HikeReason.MakesRoom()) : List.of();
      case Pass pass -> List.of();
      case EndTurn end -> List.of();
    };
  }

  private static List<HikeReason> placed(Preparing preparing, Card card, int place) {
    List<HikeReason> reasons = new ArrayList<>(farther(preparing.farther(card, place)));
    reasons.add(new HikeReason.LeavesPlaces(Math.max(0, preparing.free() - 1)));
    return reasons;
  }

  /** Returns no reason if the sled gets no faster: then the husky fills a place, as any would. */
  private static List<HikeReason> farther(double fields) {
    int tenths = (int) Math.round(TENTHS * fields);
    return tenths > 0 ? List.of(new HikeReason.ComesFarther(tenths)) : List.of();
  }

  private static List<HikeReason> inHand(Preparing preparing, Card card) {
    return switch (card) {
      case SINGLE_CARE, DOUBLE_CARE -> List.of(new HikeReason.BringsCare());
      case EQUIPMENT ->
          List.of(
              new HikeReason.BringsEquipment(
                  (int) preparing.needed(), (int) preparing.held(Card.EQUIPMENT)));
      default -> List.of();
    };
  }

  private static List<HikeReason> raced(Racer racer, RaceAction action, List<Field> fields) {
    return switch (action) {
      case Use use -> used(racer, use, fields);
      case Rest rest -> List.of(new HikeReason.IsMissedLeast());
      case Care care -> List.of(new HikeReason.ReadiesHuskies(1));
      case CareForColumn care ->
          List.of(new HikeReason.ReadiesHuskies(readied(racer, care, fields)));
      case EndDay end -> List.of(new HikeReason.NothingBetter());
    };
  }

  private static int readied(Racer racer, CareForColumn care, List<Field> fields) {
    return ready(Travel.apply(racer, care, fields)) - ready(racer);
  }

  private static int ready(Racer racer) {
    return Sleds.places(racer.musher().sled(), Condition.READY).size();
  }

  private static List<HikeReason> used(Racer racer, Use use, List<Field> fields) {
    Racer after = Travel.apply(racer, use, fields);
    Musher musher = after.musher();
    List<HikeReason> reasons = new ArrayList<>();
    int ran = musher.position() - racer.musher().position();
    if (musher.position() == fields.size()) {
      reasons.add(new HikeReason.Finishes());
    } else {
      int points =
          racer.musher().sled().get(use.place()).orElseThrow().card().points().size()
              + use.extra().map(extra -> 1).orElse(0);
      reasons.add(new HikeReason.Runs(ran, Math.max(0, points - ran)));
      reasons.add(kept(musher, fields.get(musher.position()).terrain()));
    }
    switch (use.crossing().orElse(Crossing.STOP_BEFORE)) {
      case SPEND -> reasons.add(new HikeReason.SpendsEquipment());
      case UNEQUIPPED ->
          reasons.add(
              new HikeReason.CostsRest(
                  after.underway().toRest() + resting(musher) - resting(racer.musher())));
      case STOP_BEFORE -> {}
    }
    return reasons;
  }

  private static int resting(Musher musher) {
    return Sleds.places(musher.sled(), Condition.RESTING).size();
  }

  /** Returns the printed points of that snow of all huskies that are ready. */
  private static HikeReason kept(Musher musher, Terrain snow) {
    int points =
        musher.sled().stream()
            .flatMap(Optional::stream)
            .filter(husky -> husky.condition() == Condition.READY)
            .map(Husky::card)
            .mapToInt(card -> (int) card.points().stream().filter(snow::equals).count())
            .sum();
    return new HikeReason.KeepsPoints(snow, points);
  }
}
