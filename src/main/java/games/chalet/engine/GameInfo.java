package games.chalet.engine;

import java.time.Duration;
import java.util.List;

/**
 * The description of a game that a lobby needs before anyone plays it.
 *
 * @param id lower-case letters only; also the name of the game's folder on both sides
 * @param name the title as its publisher writes it
 * @param rulesVersion grows with each change after which an old journal would fold to another state
 * @param optionsType the record that holds the options
 * @param options the components of {@code optionsType} described for a form, in the order in which
 *     a form offers them
 * @param windows the kinds of windows in which others may object, with their default lengths
 * @param <O> the game's options
 */
public record GameInfo<O extends Record>(
    String id,
    String name,
    int rulesVersion,
    int minSeats,
    int maxSeats,
    Class<O> optionsType,
    List<Option> options,
    List<Window> windows) {

  public GameInfo {
    options = List.copyOf(options);
    windows = List.copyOf(windows);
  }

  /**
   * One option of a game.
   *
   * @param key the record component
   * @param choices the possible values, each once
   */
  public record Option(String key, List<Choice> choices) {

    public Option {
      choices = List.copyOf(choices);
    }
  }

  /**
   * One value of an option and the numbers of seats for which it may be chosen.
   *
   * @param value the value in JSON: the name of an enum constant or a number
   */
  public record Choice(String value, int minSeats, int maxSeats) {}

  /**
   * A kind of window.
   *
   * @param length the length that a table proposes
   * @param byDay the length it proposes where a turn may take days and nobody is expected to be
   *     present
   */
  public record Window(String kind, Duration length, Duration byDay) {

    private static final Duration A_WORKING_DAY = Duration.ofHours(8);

    /** Creates a window that stays open for eight hours where a turn may take days. */
    public Window(String kind, Duration length) {
      this(kind, length, A_WORKING_DAY);
    }
  }
}
