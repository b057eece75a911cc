package games.chalet.rules.infiniski;

import games.chalet.rules.infiniski.Section.Flag;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The slope cards as a deck; its arithmetic is checked when it is loaded. */
final class PrintedDeck {

  /** All cards, each once, in the order of the printed numbers. */
  static final List<SlopeCard> CARDS = counted(List.of(SlopeCard.values()));

  private PrintedDeck() {}

  private static List<SlopeCard> counted(List<SlopeCard> cards) {
    expect(slopes(cards, Part.PORTRAIT), 5, 5, 4);
    expect(slopes(cards, Part.LEFT), 5, 5, 5);
    expect(slopes(cards, Part.RIGHT), 5, 5, 4);
    expect(playable(cards), 10, 10, 9);
    expect("flags", 1, sections(cards).filter(section -> section.flag() == Flag.ALWAYS).count());
    expect("more", 3, sections(cards).filter(section -> section.flag() == Flag.WITH_MORE).count());
    expect("yetis", 1, sections(cards).filter(Section::isYetis).count());
    expect("choices", 1, sections(cards).filter(section -> section.speeds().size() > 1).count());
    expect("flags in the air", 0, sections(cards).filter(PrintedDeck::flagOnKicker).count());
    return cards;
  }

  private static Stream<Section> sections(List<SlopeCard> cards) {
    return cards.stream().flatMap(card -> Arrays.stream(Part.values()).map(card::section));
  }

  /**
   * Returns true for a flag on a section with a jump: it would be open whether the jump flies over
   * the flag (ruling I4).
   */
  private static boolean flagOnKicker(Section section) {
    return section.flag() != Flag.NONE
        && (section.canJump().isPresent() || section.mustJump().isPresent());
  }

  private static Map<Slope, Long> slopes(List<SlopeCard> cards, Part part) {
    return count(cards.stream().flatMap(card -> card.section(part).slope().stream()));
  }

  /** Returns for each slope the number of cards that connect to it, either way round. */
  private static Map<Slope, Long> playable(List<SlopeCard> cards) {
    return count(
        cards.stream()
            .flatMap(
                card ->
                    Arrays.stream(Orientation.values())
                        .flatMap(way -> Placements.entry(card, way).stream())
                        .distinct()));
  }

  private static Map<Slope, Long> count(Stream<Slope> slopes) {
    return slopes.collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
  }

  private static void expect(Map<Slope, Long> counts, long downhill, long flat, long uphill) {
    Map<Slope, Long> printed =
        Map.of(Slope.DOWNHILL, downhill, Slope.FLAT, flat, Slope.UPHILL, uphill);
    if (!counts.equals(printed)) {
      throw new IllegalStateException("The slopes are " + counts + ", not " + printed);
    }
  }

  private static void expect(String what, long printed, long count) {
    if (count != printed) {
      throw new IllegalStateException(what + ": " + count + ", not " + printed);
    }
  }
}
