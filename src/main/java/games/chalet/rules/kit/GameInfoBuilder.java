package games.chalet.rules.kit;

import games.chalet.engine.GameInfo;
import games.chalet.engine.GameInfo.Choice;
import games.chalet.engine.GameInfo.Option;
import games.chalet.engine.GameInfo.Window;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Builds the description of a game from the record that holds its options. An enum component offers
 * its constants in their order, for all numbers of seats. The methods add all that the record
 * cannot express.
 *
 * @param <O> the options
 */
public final class GameInfoBuilder<O extends Record> {

  private final Class<O> type;
  private final int minSeats;
  private final int maxSeats;
  private final List<Option> options = new ArrayList<>();

  /** Starts a description with these options and these numbers of seats. */
  public GameInfoBuilder(Class<O> type, int minSeats, int maxSeats) {
    this.type = type;
    this.minSeats = minSeats;
    this.maxSeats = maxSeats;
    for (RecordComponent component : type.getRecordComponents()) {
      Object[] constants = component.getType().getEnumConstants();
      List<Choice> choices =
          constants == null
              ? List.of()
              : Arrays.stream(constants).map(value -> choice(((Enum<?>) value).name())).toList();
      options.add(new Option(component.getName(), choices));
    }
  }

  private Choice choice(String value) {
    return new Choice(value, minSeats, maxSeats);
  }

  /** Sets the values that a number component offers. */
  public GameInfoBuilder<O> numbers(String key, List<Integer> values) {
    replace(key, values.stream().map(value -> choice(value.toString())).toList());
    return this;
  }

  /**
   * Restricts one value of an option to some numbers of seats.
   *
   * @param fewest the lowest number of seats
   * @param most the highest number of seats
   */
  public GameInfoBuilder<O> only(String key, Enum<?> value, int fewest, int most) {
    List<Choice> choices =
        options.get(indexOf(key)).choices().stream()
            .map(
                choice ->
                    choice.value().equals(value.name())
                        ? new Choice(value.name(), fewest, most)
                        : choice)
            .toList();
    replace(key, choices);
    return this;
  }

  /** Moves an option to the place just before another, wherever the record has it. */
  public GameInfoBuilder<O> before(String other, String key) {
    Option moved = options.remove(indexOf(key));
    options.add(indexOf(other), moved);
    return this;
  }

  /**
   * Builds the description.
   *
   * @param id as in addresses, lower-case letters
   * @param name the title as its publisher writes it
   * @param rulesVersion see {@link GameInfo}
   * @param windows its kinds of windows
   * @throws IllegalStateException if an option offers nothing
   */
  public GameInfo<O> build(String id, String name, int rulesVersion, Window... windows) {
    for (Option option : options) {
      if (option.choices().isEmpty()) {
        throw new IllegalStateException("The option " + option.key() + " has no choices");
      }
    }
    return new GameInfo<>(
        id, name, rulesVersion, minSeats, maxSeats, type, options, List.of(windows));
  }

  private void replace(String key, List<Choice> choices) {
    options.set(indexOf(key), new Option(key, choices));
  }

  private int indexOf(String key) {
    return IntStream.range(0, options.size())
        .filter(index -> options.get(index).key().equals(key))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("There is no option " + key));
  }
}
