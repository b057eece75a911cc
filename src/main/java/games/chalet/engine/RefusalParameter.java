package games.chalet.engine;

import java.util.Locale;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * A value that a refusal names.
 *
 * @param <T> the type of the value in the rules
 * @param name unique within its reason; in the English sentence it stands as {@code {name}}
 * @param type the type of the value in the rules
 * @param value returns what is sent: an Integer, a String or a constant of an enum
 * @param english returns the words for it in the English sentence
 */
public record RefusalParameter<T>(
    String name, Class<T> type, Function<T, Object> value, Function<T, String> english) {

  /** Returns a number with its words in the sentence. */
  public static RefusalParameter<Integer> number(String name, IntFunction<String> english) {
    return new RefusalParameter<>(name, Integer.class, value -> value, english::apply);
  }

  /** Returns a constant that the sentence has in lower-case letters. */
  public static <E extends Enum<E>> RefusalParameter<E> constant(String name, Class<E> type) {
    return constant(name, type, constant -> constant.name().toLowerCase(Locale.ROOT));
  }

  /** Returns a constant with its words in the sentence. */
  public static <E extends Enum<E>> RefusalParameter<E> constant(
      String name, Class<E> type, Function<E, String> english) {
    return new RefusalParameter<>(name, type, Enum::name, english);
  }

  /** Returns what is sent of a value. */
  Object valueOf(Object given) {
    return value.apply(type.cast(given));
  }

  /** Returns the words for a value. */
  String wordsFor(Object given) {
    return english.apply(type.cast(given));
  }
}
