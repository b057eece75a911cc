package games.chalet.rules.kit;

import games.chalet.engine.GameInfo;
import games.chalet.engine.GameInfo.Choice;
import games.chalet.engine.GameInfo.Option;
import games.chalet.engine.GameInfo.Window;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Makes the description of a game from the record that holds its options: a component that is an
 * enum offers its constants in their order, for all numbers of seats. What the record cannot say is
 * said here.
 *
 * @param <O> the options
 */
public final class GameInfoBuilder<O extends Record> {

  private final Class<O> type;
  private final int minSeats;
  private final int maxSeats;
  private final List<Option> options = new ArrayList<>();

  /** Of a game with these options and so many seats. */
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

  /** A component that is a number offers these. */
  public GameInfoBuilder<O> numbers(String key, List<Integer> values) {
    replace(key, values.stream().map(value -> choice(value.toString())).toList());
    return this;
  }

  /** One value is there for some numbers of seats only. */
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

  /** An option is offered just before another, wherever the record has it. */
  public GameInfoBuilder<O> before(String other, String key) {
    Option moved = options.remove(indexOf(key));
    options.add(indexOf(other), moved);
    return this;
  }

  /**
   * The description.
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
    for (int index = 0; index < options.size(); index++) {
      if (options.get(index).key().equals(key)) {
        return index;
      }
    }
    throw new IllegalArgumentException("There is no option " + key);
  }
}
