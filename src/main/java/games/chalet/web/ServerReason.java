package games.chalet.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * One of the reasons for which the server refuses a request. Each package lists its own in an enum,
 * so that pages can have words for every one of them.
 */
public interface ServerReason {

  /**
   * The parts of every refusal for this reason.
   *
   * @param area the first words of the reason; empty for those that any endpoint may have
   * @param status the HTTP status, from 400 on
   * @param code stable, for programs; several reasons may share one
   * @param sentence in English, with {@code {name}} where a parameter stands
   * @param parameters all that the sentence names
   */
  record Text(String area, int status, String code, String sentence, List<Parameter> parameters) {

    public Text(String area, int status, String code, String sentence, Parameter... parameters) {
      this(area, status, code, sentence, List.of(parameters));
    }
  }

  /**
   * A value that a refusal names.
   *
   * @param name unique within its reason
   * @param type an Integer, a String or an enum, whose constants have their English words as {@code
   *     toString}
   */
  record Parameter(String name, Class<?> type) {

    public static Parameter number(String name) {
      return new Parameter(name, Integer.class);
    }

    public static Parameter text(String name) {
      return new Parameter(name, String.class);
    }
  }

  /** Returns the name of the constant. */
  String name();

  Text text();

  /** Returns the {@code reason} of its refusals: stable, and unique among all. */
  default String id() {
    String name = name().toLowerCase(Locale.ROOT).replace('_', '-');
    String area = text().area();
    return area.isEmpty() ? name : area + "-" + name;
  }

  /**
   * Returns a refusal for this reason.
   *
   * @param values those of the parameters, in their order
   * @throws IllegalArgumentException if they are more or fewer than the parameters
   * @throws ClassCastException if one has another type than its parameter
   */
  default RefusedException of(Object... values) {
    Text text = text();
    if (values.length != text.parameters().size()) {
      throw new IllegalArgumentException(
          "Expected %d values for %s, was %d"
              .formatted(text.parameters().size(), id(), values.length));
    }
    String sentence = text.sentence();
    Map<String, Object> parameters = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      Parameter parameter = text.parameters().get(i);
      Object value = parameter.type().cast(values[i]);
      parameters.put(parameter.name(), value instanceof Enum<?> constant ? constant.name() : value);
      sentence = sentence.replace("{" + parameter.name() + "}", value.toString());
    }
    return new RefusedException(text.status(), text.code(), sentence, "", id(), parameters);
  }
}
