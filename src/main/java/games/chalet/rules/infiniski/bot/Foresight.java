package games.chalet.rules.infiniski.bot;

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
import games.chalet.rules.infiniski.Laid;
import games.chalet.rules.infiniski.Orientation;
import games.chalet.rules.infiniski.Part;
import games.chalet.rules.infiniski.Passages;
import games.chalet.rules.infiniski.SlopeCard;
import games.chalet.rules.infiniski.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The consequences of actions, as everyone can read them from the cards. */
final class Foresight {

  private final InfiniskiView view;
  private final Standing now;

  Foresight(InfiniskiView view) {
    this.view = view;
    this.now = Standing.of(view);
  }

  /** Returns the next standing with a choice: after the jump, if one is forced. */
  Standing next() {
    return view.task() == Task.JUMP_FORCED ? forced(now) : now;
  }

  /**
   * Returns all standings from which the skier can still choose after that action; at least one.
   */
  List<Standing> after(InfiniskiAction action) {
    return switch (action) {
      case Place place ->
          view.forecasts().stream()
              .filter(one -> one.card() == place.card() && one.orientation() == place.orientation())
              .flatMap(
                  one ->
                      one.noLanding()
                          ? Stream.of(forced(now.without(one.card())))
                          : along(one.card(), one.passages()).stream())
              .toList();
      case Gain gain -> along(last().card(), List.of(through(Part.PORTRAIT, gain.speed())));
      case SkiOn skiOn -> onward();
      case Jump jump -> List.of(now.jumped());
      case ForcedJump jump -> List.of(forced(now));
      case Discard discard -> List.of(now.without(discard.card()));
    };
  }

  private static Standing forced(Standing before) {
    return before.with(0, before.speed(), before.hazard() + 1).jumped();
  }

  /** Returns the standings after the section ahead, if there is one and it is no X. */
  private List<Standing> onward() {
    boolean half = last().orientation() == Orientation.LANDSCAPE && last().stand() == Part.LEFT;
    List<Integer> speeds = last().card().section(Part.RIGHT).speeds();
    return half && !speeds.isEmpty()
        ? along(last().card(), List.of(through(Part.RIGHT, speeds.getFirst())))
        : List.of(now);
  }

  /** Returns a standing for each jump on the way, and one for the end of it. */
  private List<Standing> along(SlopeCard card, List<Passage> passages) {
    List<Standing> ends = new ArrayList<>();
    Standing here = now.without(card);
    for (Passage passage : passages) {
      here = here.with(passage.flag(), passage.speed(), passage.hazard());
      if (passage.jump() != Leave.NO) {
        ends.add(here.jumped());
      }
    }
    Passage end = passages.getLast();
    if (end.jump() != Leave.MUST) {
      ends.add(here.on(card.section(end.part()).slope()));
    }
    return ends;
  }

  private Laid last() {
    return view.slope().getLast();
  }

  private Passage through(Part part, int gain) {
    return Passages.through(last().card(), part, gain, view.speed(), view.hazard(), view.flags());
  }
}
