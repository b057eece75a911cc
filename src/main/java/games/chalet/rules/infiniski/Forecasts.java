package games.chalet.rules.infiniski;

import games.chalet.rules.infiniski.Forecast.Leave;
import games.chalet.rules.infiniski.Forecast.Passage;
import games.chalet.rules.infiniski.InfiniskiAction.Place;
import java.util.ArrayList;
import java.util.List;

/** The forecasts of all cards that may be laid. */
final class Forecasts {

  private static final List<Integer> NO_CHOICE = List.of(0);

  private final InfiniskiState state;

  private Forecasts(InfiniskiState state) {
    this.state = state;
  }

  static List<Forecast> of(InfiniskiState state) {
    Forecasts forecasts = new Forecasts(state);
    return switch (state.task()) {
      case PLACE, LAND ->
          Placements.of(state.hand(), state.slope()).stream()
              .flatMap(place -> forecasts.each(place).stream())
              .toList();
      case DISCARD, JUMP_FORCED, GAIN, JUMP_OR_SKI, OVER -> List.of();
    };
  }

  /** Returns one forecast for each choice of speed that the card leaves. */
  private List<Forecast> each(Place place) {
    List<Part> route = Route.of(place.card(), place.orientation(), state.landing());
    List<Integer> gains =
        route.stream()
            .map(part -> place.card().section(part).speeds())
            .filter(speeds -> speeds.size() > 1)
            .findFirst()
            .orElse(NO_CHOICE);
    return gains.stream()
        .map(
            gain ->
                new Forecast(
                    place.card(),
                    place.orientation(),
                    gain,
                    passages(place.card(), route, gain),
                    route.isEmpty()))
        .toList();
  }

  private List<Passage> passages(SlopeCard card, List<Part> route, int gain) {
    List<Passage> passages = new ArrayList<>();
    int speed = state.speed();
    int hazard = state.hazard();
    for (Part part : route) {
      List<Integer> speeds = card.section(part).speeds();
      int change = speeds.size() > 1 ? gain : speeds.getFirst();
      Passage passage =
          Passages.through(card, part, change, speed, hazard, state.options().flags());
      passages.add(passage);
      if (passage.buried() || passage.jump() == Leave.MUST) {
        break;
      }
      speed = passage.speed();
      hazard = passage.hazard();
    }
    return passages;
  }
}
