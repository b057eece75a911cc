package games.chalet.rules.infiniski;

import java.util.List;
import java.util.Optional;

/** The sections of a card that are skied, in order. */
final class Route {

  private Route() {}

  /**
   * Returns all sections of a card; an X is left out.
   *
   * @param landing the side on which a jump lands; empty on the snow
   */
  static List<Part> of(SlopeCard card, Orientation orientation, Optional<Part> landing) {
    List<Part> parts =
        switch (orientation) {
          case PORTRAIT -> List.of(Part.PORTRAIT);
          case LANDSCAPE ->
              landing.filter(Part.RIGHT::equals).isPresent()
                  ? List.of(Part.RIGHT)
                  : List.of(Part.LEFT, Part.RIGHT);
        };
    return parts.stream().filter(part -> card.section(part).slope().isPresent()).toList();
  }

  /** Returns the sections of the last card on the mountain that are not skied yet. */
  static List<Part> ahead(List<Laid> slope) {
    Laid last = slope.getLast();
    Optional<Part> landing =
        slope.size() > 1 ? slope.get(slope.size() - 2).landing() : Optional.empty();
    List<Part> all = of(last.card(), last.orientation(), landing);
    return all.subList(last.passed().size(), all.size());
  }
}
