package games.chalet.engine;

import java.util.List;

/**
 * What one action did.
 *
 * @param state the state after it
 * @param events what everybody may be told about it, in order
 * @param revealed whether somebody learned something hidden (a card drawn, a hand shown): such an
 *     action cannot be undone
 * @param <S> the game's state
 * @param <E> the game's events
 */
public record Step<S, E>(S state, List<E> events, boolean revealed) {

  public Step {
    events = List.copyOf(events);
  }
}
