package games.chalet.rules.infiniski.bot;

import games.chalet.engine.Reasons;
import games.chalet.engine.Sight;
import games.chalet.rules.infiniski.Forecast;
import games.chalet.rules.infiniski.Forecast.Leave;
import games.chalet.rules.infiniski.Forecast.Passage;
import games.chalet.rules.infiniski.InfiniskiAction;
import games.chalet.rules.infiniski.InfiniskiAction.Discard;
import games.chalet.rules.infiniski.InfiniskiAction.ForcedJump;
import games.chalet.rules.infiniski.InfiniskiAction.Gain;
import games.chalet.rules.infiniski.InfiniskiAction.Jump;
import games.chalet.rules.infiniski.InfiniskiAction.Place;
import games.chalet.rules.infiniski.InfiniskiAction.SkiOn;
import games.chalet.rules.infiniski.InfiniskiView;
import games.chalet.rules.infiniski.Part;
import games.chalet.rules.infiniski.Slope;
import games.chalet.rules.infiniski.SlopeCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the reasons for an action from the cards: where it leads, and the speed and hazard there.
 */
final class SlopeReasons implements Reasons<InfiniskiView, InfiniskiAction> {

  /** A forced jump raises the hazard by 1 and costs 1 speed: so much it takes off the distance. */
  private static final int FORCED_JUMP = 2;

  @Override
  public Class<?> type() {
    return InfiniskiReason.class;
  }

  @Override
  public List<InfiniskiReason> of(
      Sight<InfiniskiView, InfiniskiAction> sight, InfiniskiAction action) {
    InfiniskiView view = sight.view();
    List<Standing> after = new Foresight(view).after(action);
    List<InfiniskiReason> reasons = new ArrayList<>(leads(view, action));
    if (after.stream().allMatch(Standing::buried)) {
      reasons.removeIf(reason -> !(reason instanceof InfiniskiReason.TakesFlags));
      reasons.add(new InfiniskiReason.IsBuried());
    } else if (after.stream().allMatch(SlopeReasons::mayBury)) {
      reasons.add(new InfiniskiReason.RisksBurial());
    }
    return reasons;
  }

  /** Returns true if the skier is buried there unless the cards to be drawn help. */
  private static boolean mayBury(Standing standing) {
    return standing.buried()
        || (standing.speed() - standing.hazard() < FORCED_JUMP
            && standing.exit().isPresent()
            && standing.hand().stream()
                .noneMatch(card -> Features.connects(card, standing.exit().get())));
  }

  private static List<InfiniskiReason> leads(InfiniskiView view, InfiniskiAction action) {
    return switch (action) {
      case Place place ->
          view.forecasts().stream()
              .filter(
                  forecast ->
                      forecast.card() == place.card()
                          && forecast.orientation() == place.orientation())
              .findFirst()
              .map(forecast -> placed(view, forecast))
              .orElse(List.of());
      case Gain gain -> List.of(new InfiniskiReason.ChangesSpeed(gain.speed()));
      case Jump jump -> List.of(new InfiniskiReason.BringsNewHand());
      case ForcedJump forced -> List.of(new InfiniskiReason.BringsNewHand());
      case SkiOn skiOn -> List.of();
      case Discard discard -> List.of(new InfiniskiReason.IsMissedLeast());
    };
  }

  private static List<InfiniskiReason> placed(InfiniskiView view, Forecast forecast) {
    if (forecast.noLanding()) {
      return List.of(new InfiniskiReason.BringsNewHand());
    }
    List<InfiniskiReason> reasons = new ArrayList<>();
    int flags = forecast.passages().stream().mapToInt(Passage::flag).sum();
    if (flags > 0) {
      reasons.add(new InfiniskiReason.TakesFlags(flags));
    }
    Passage last = forecast.passages().getLast();
    reasons.add(new InfiniskiReason.LeavesAt(last.speed(), last.hazard()));
    if (last.jump() == Leave.NO) {
      reasons.add(new InfiniskiReason.GoesOn(goesOn(view, forecast.card(), last.part())));
    } else {
      reasons.add(new InfiniskiReason.EndsInJump());
    }
    return reasons;
  }

  /** Returns true if another card of the hand can be laid after that part of a card. */
  private static boolean goesOn(InfiniskiView view, SlopeCard card, Part part) {
    Optional<Slope> exit = card.section(part).slope();
    return exit.isPresent()
        && view.hand().stream()
            .anyMatch(other -> other != card && Features.connects(other, exit.get()));
  }
}
