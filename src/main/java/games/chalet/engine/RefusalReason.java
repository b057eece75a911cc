package games.chalet.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * One of the reasons for which rules refuse an action or options. Each game lists its own in enums,
 * so that pages can have words for every one of them.
 */
public interface RefusalReason {

  /**
   * The parts of every refusal for this reason.
   *
   * @param area the first words of the reason: the game, or {@code game} for all games
   * @param code see {@link Refusal}; several reasons may share one
   * @param rule see {@link Refusal}
   * @param sentence in English, with {@code {name}} where a parameter stands
   * @param parameters all that the sentence names
   */
  record Text(
      String area,
      String code,
      String rule,
      String sentence,
      List<RefusalParameter<?>> parameters) {

    public Text(
        String area, String code, String rule, String sentence, RefusalParameter<?>... parameters) {
      this(area, code, rule, sentence, List.of(parameters));
    }
  }

  /** Returns the name of the constant. */
  String name();

  Text text();

  /** Returns the {@code reason} of its refusals: stable, and unique among all. */
  default String id() {
    return text().area() + "-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Returns a refusal for this reason.
   *
   * @param values those of the parameters, in their order
   * @throws IllegalArgumentException if they are more or fewer than the parameters
   * @throws ClassCastException if one has another type than its parameter
   */
  default Refusal of(Object... values) {
    Text text = text();
    if (values.length != text.parameters().size()) {
      throw new IllegalArgumentException(
          "Expected %d values for %s, was %d"
              .formatted(text.parameters().size(), id(), values.length));
    }
    String sentence = text.sentence();
    Map<String, Object> parameters = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      RefusalParameter<?> parameter = text.parameters().get(i);
      parameters.put(parameter.name(), parameter.valueOf(values[i]));
      sentence = sentence.replace("{" + parameter.name() + "}", parameter.wordsFor(values[i]));
    }
    return new Refusal(text.code(), sentence, text.rule(), id(), parameters);
  }
}
