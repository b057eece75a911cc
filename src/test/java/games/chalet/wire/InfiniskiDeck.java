package games.chalet.wire;

import static java.util.stream.Collectors.joining;

import games.chalet.rules.infiniski.Part;
import games.chalet.rules.infiniski.ScoreCard;
import games.chalet.rules.infiniski.Section;
import games.chalet.rules.infiniski.SlopeCard;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/** The print on the cards of Infiniski, as TypeScript. */
final class InfiniskiDeck {

  private InfiniskiDeck() {}

  static String text() {
    return """
    import type { Part, Slope, SlopeCard } from './types';

    /** One section of a slope card; null stands for the red X. */
    export interface PrintedSection {
      slope: Slope;
      /** By how much the speed changes; more than one leaves the choice. */
      speeds: readonly number[];
      hazard: number;
      /** From which speed on the skier can jump. */
      canJump: number | null;
      /** From which speed on the skier must jump. */
      mustJump: number | null;
      flag: %s;
      yeti: boolean;
    }

    export interface PrintedCard extends Record<Part, PrintedSection | null> {
      name: string;
    }

    export const slopeCards: Record<SlopeCard, PrintedCard> = {
    %s
    };

    /** The score card: hand and flag by speed; place 0 stands for no speed at all. */
    export const scoreCard: readonly { hand: number; flag: number }[] = [
    %s
    ];
    """
        .formatted(
            Arrays.stream(Section.Flag.values())
                .map(flag -> "'" + flag + "'")
                .collect(joining(" | ")),
            Arrays.stream(SlopeCard.values()).map(InfiniskiDeck::card).collect(joining("\n")),
            IntStream.rangeClosed(0, ScoreCard.FASTEST)
                .mapToObj(
                    speed ->
                        "  { hand: %d, flag: %d },"
                            .formatted(ScoreCard.hand(speed), ScoreCard.flag(speed)))
                .collect(joining("\n")));
  }

  private static String card(SlopeCard card) {
    return """
      %s: {
        name: '%s',
    %s
      },"""
        .formatted(
            card,
            card.title(),
            Arrays.stream(Part.values())
                .map(part -> "    %s: %s,".formatted(part, section(card.section(part))))
                .collect(joining("\n")));
  }

  private static String section(Section section) {
    return section
        .slope()
        .map(
            slope ->
                "{ slope: '%s', speeds: %s, hazard: %d, canJump: %s, mustJump: %s, flag: '%s', yeti: %s }"
                    .formatted(
                        slope,
                        section.speeds(),
                        section.hazard(),
                        number(section.canJump()),
                        number(section.mustJump()),
                        section.flag(),
                        section.isYetis()))
        .orElse("null");
  }

  private static String number(Optional<Integer> number) {
    return number.map(Object::toString).orElse("null");
  }
}
