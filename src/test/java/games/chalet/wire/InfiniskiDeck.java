package games.chalet.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import games.chalet.rules.infiniski.Part;
import games.chalet.rules.infiniski.ScoreCard;
import games.chalet.rules.infiniski.Section;
import games.chalet.rules.infiniski.Slope;
import games.chalet.rules.infiniski.SlopeCard;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The cards of Infiniski.
 *
 * @param slopeCards each is in the deck once
 * @param scoreCard by speed, from 0 on
 */
record InfiniskiDeck(Map<SlopeCard, Print> slopeCards, List<Line> scoreCard) {

  /**
   * The print on a slope card.
   *
   * @param portrait its section when it is laid upright
   * @param left its first section when it lies on its side
   * @param right its second section when it lies on its side
   */
  record Print(
      String name,
      @JsonProperty("PORTRAIT") Optional<PrintedSection> portrait,
      @JsonProperty("LEFT") Optional<PrintedSection> left,
      @JsonProperty("RIGHT") Optional<PrintedSection> right) {}

  /**
   * The print on a section; null stands for an X.
   *
   * @param speeds the change of speed; several values leave the choice
   * @param hazard the growth of the hazard
   * @param canJump the lowest speed at which the skier can jump
   * @param mustJump the lowest speed at which the skier must jump
   */
  record PrintedSection(
      Slope slope,
      List<Integer> speeds,
      int hazard,
      Optional<Integer> canJump,
      Optional<Integer> mustJump,
      Section.Flag flag,
      boolean yeti) {}

  /**
   * A line of the score card.
   *
   * @param hand the number of cards that the skier holds
   * @param flag the worth of a flag
   */
  record Line(int hand, int flag) {}

  static InfiniskiDeck print() {
    return new InfiniskiDeck(
        Decks.printed(SlopeCard.class, Stream.of(SlopeCard.values()), InfiniskiDeck::print),
        IntStream.rangeClosed(0, ScoreCard.FASTEST)
            .mapToObj(speed -> new Line(ScoreCard.hand(speed), ScoreCard.flag(speed)))
            .toList());
  }

  private static Print print(SlopeCard card) {
    return new Print(
        card.title(),
        section(card, Part.PORTRAIT),
        section(card, Part.LEFT),
        section(card, Part.RIGHT));
  }

  private static Optional<PrintedSection> section(SlopeCard card, Part part) {
    Section section = card.section(part);
    return section
        .slope()
        .map(
            slope ->
                new PrintedSection(
                    slope,
                    section.speeds(),
                    section.hazard(),
                    section.canJump(),
                    section.mustJump(),
                    section.flag(),
                    section.isYetis()));
  }
}
