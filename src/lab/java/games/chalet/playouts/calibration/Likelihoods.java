package games.chalet.playouts.calibration;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * Counts how often that is true which some samples hold for likely. A fact is a value at a place of
 * the state's JSON, such as a card in a hand.
 *
 * <p>One more sample is kept apart: where samples are as likely as the truth, truth and that sample
 * are two draws of the same kind, and every fact is as often true in one as in the other, however
 * few the samples are from which its likelihood was told.
 */
final class Likelihoods {

  private static final int SHARES = 10;

  /** Fewer facts say nothing. */
  private static final int LEAST_FACTS = 200;

  /** By the kind of place, then by tenths of the samples in which a fact holds. */
  private final Map<String, Tally[]> tallies = new TreeMap<>();

  /** Notes a position: all in which samples differ among themselves. */
  void note(List<JsonNode> samples, JsonNode apart, JsonNode truth) {
    Map<String, Map<String, Integer>> counts = new HashMap<>();
    for (JsonNode sample : samples) {
      values(sample)
          .forEach(
              (place, value) ->
                  counts
                      .computeIfAbsent(place, it -> new HashMap<>())
                      .merge(value, 1, Integer::sum));
    }
    Map<String, String> inApart = values(apart);
    Map<String, String> inTruth = values(truth);
    counts.forEach(
        (place, facts) ->
            facts.forEach(
                (value, count) -> {
                  if (count < samples.size()) {
                    tally(place, count * SHARES / samples.size())
                        .note(value.equals(inApart.get(place)), value.equals(inTruth.get(place)));
                  }
                }));
  }

  /** All that comes belongs to another match: what was noted of one hangs together. */
  void nextMatch() {
    tallies.values().forEach(shares -> List.of(shares).forEach(Tally::nextMatch));
  }

  private Tally tally(String place, int share) {
    return tallies
        .computeIfAbsent(
            place.replaceAll("/\\d+", ""),
            it -> {
              Tally[] shares = new Tally[SHARES];
              for (int i = 0; i < SHARES; i++) {
                shares[i] = new Tally();
              }
              return shares;
            })[share];
  }

  /** As a Markdown table. */
  String table() {
    StringBuilder table =
        new StringBuilder(
            "| where | samples say | facts | in a sample | in truth | difference |\n");
    table.append("|---|---|---|---|---|---|\n");
    tallies.forEach(
        (where, shares) -> {
          for (int share = 0; share < SHARES; share++) {
            Tally tally = shares[share];
            if (tally.facts >= LEAST_FACTS) {
              table.append(
                  String.format(
                      Locale.ROOT,
                      "| `%s` | %d–%d %% | %,d | %.1f %% | %.1f %% | %+.1f ± %.1f |%n",
                      where,
                      share * 10,
                      share * 10 + 10,
                      tally.facts,
                      100.0 * tally.apart / tally.facts,
                      100.0 * tally.truth / tally.facts,
                      100.0 * (tally.truth - tally.apart) / tally.facts,
                      100.0 * tally.halfInterval()));
            }
          }
        });
    return table.toString();
  }

  /** Returns the values by path. */
  private static Map<String, String> values(JsonNode tree) {
    Map<String, String> values = new HashMap<>();
    collect("", tree, values);
    return values;
  }

  private static void collect(String place, JsonNode node, Map<String, String> values) {
    if (node.isObject()) {
      node.properties()
          .forEach(
              property -> collect(place + "/" + property.getKey(), property.getValue(), values));
    } else if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        collect(place + "/" + i, node.get(i), values);
      }
    } else {
      values.put(place, node.asString());
    }
  }

  /** Facts of one kind that are about equally likely. */
  private static final class Tally {

    private static final double TWO_SIDED_95 = 1.96;

    long facts;
    long apart;
    long truth;
    private long surplus;
    private double squares;

    void note(boolean isInApart, boolean isTrue) {
      facts++;
      apart += isInApart ? 1 : 0;
      truth += isTrue ? 1 : 0;
      surplus += (isTrue ? 1 : 0) - (isInApart ? 1 : 0);
    }

    void nextMatch() {
      squares += (double) surplus * surplus;
      surplus = 0;
    }

    /** Half of a 95 % interval of the difference, where only matches are independent. */
    double halfInterval() {
      return TWO_SIDED_95 * Math.sqrt(squares) / facts;
    }
  }
}
