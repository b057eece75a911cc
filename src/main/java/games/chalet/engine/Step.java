package games.chalet.engine;

import java.util.List;

/**
 * The result of one action.
 *
 * @param state the state after it
 * @param events what every viewer may be told about it, in order
 * @param revealed true if the seat that acted may know more after it than followed from what it
 *     knew before: a card was drawn or turned up, a hand shown, chance asked. Such an action can be
 *     neither foreseen nor undone; see {@link Game#apply}
 * @param <S> the game's state
 * @param <E> the game's events
 */
public record Step<S, E>(S state, List<E> events, boolean revealed) {

  public Step {
    events = List.copyOf(events);
  }
}
