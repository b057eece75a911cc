package games.chalet.wire;

import static java.util.stream.Collectors.joining;

import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Edge;
import games.chalet.rules.hike.deck.Edges;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.deck.Landscape;
import java.util.Arrays;

/**
 * The print on the cards of Hike!, as TypeScript: the browser draws the cards that the rules know.
 */
final class HikeDeck {

  private HikeDeck() {}

  static String text() {
    return """
    import type { Card, Landscape, Terrain } from './types';

    export type Edge = %s;

    /** A husky card; edges as the player looks at it. */
    export interface PrintedHusky {
      name: string;
      points: readonly Terrain[];
      top: Edge;
      right: Edge;
      bottom: Edge;
      left: Edge;
    }

    /** A field of a landscape; equipment: whether it needs some. */
    export interface PrintedField {
      terrain: Terrain;
      equipment: boolean;
    }

    export interface PrintedLandscape {
      name: string;
      fields: readonly PrintedField[];
    }

    export const huskies: Partial<Record<Card, PrintedHusky>> = {
    %s
    };

    export const landscapes: Record<Landscape, PrintedLandscape> = {
    %s
    };
    """
        .formatted(
            Arrays.stream(Edge.values()).map(edge -> "'" + edge + "'").collect(joining(" | ")),
            Arrays.stream(Card.values())
                .filter(Card::husky)
                .map(HikeDeck::husky)
                .collect(joining("\n")),
            Arrays.stream(Landscape.values()).map(HikeDeck::landscape).collect(joining("\n")));
  }

  private static String husky(Card card) {
    Edges edges = card.edges().orElseThrow();
    return "  %s: { name: '%s', points: [%s], top: '%s', right: '%s', bottom: '%s', left: '%s' },"
        .formatted(
            card,
            card.title(),
            card.points().stream().map(point -> "'" + point + "'").collect(joining(", ")),
            edges.top(),
            edges.right(),
            edges.bottom(),
            edges.left());
  }

  private static String landscape(Landscape landscape) {
    return "  %s: { name: '%s', fields: [%s] },"
        .formatted(
            landscape,
            landscape.title(),
            landscape.fields().stream().map(HikeDeck::field).collect(joining(", ")));
  }

  private static String field(Field field) {
    return "{ terrain: '%s', equipment: %s }".formatted(field.terrain(), field.equipment());
  }
}
