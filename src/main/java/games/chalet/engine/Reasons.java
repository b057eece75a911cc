package games.chalet.engine;

import java.util.List;

/**
 * Why an action may be a good one, for whoever asks for a hint: in the game's words, but as data,
 * which a front end puts into sentences as it does with events. Told from what the seat sees, like
 * a {@link Policy}.
 *
 * @param <V> the game's view
 * @param <A> the game's actions
 */
public interface Reasons<V, A> {

  /** The sealed type of all reasons of a game, of records; {@code Void} where there are none. */
  Class<?> type();

  /** What speaks for one of the legal actions, the weightiest first; none where it is plain. */
  List<?> of(Sight<V, A> sight, A action);

  /** Of a game that gives none. */
  static <V, A> Reasons<V, A> none() {
    return new Reasons<>() {
      @Override
      public Class<?> type() {
        return Void.class;
      }

      @Override
      public List<?> of(Sight<V, A> sight, A action) {
        return List.of();
      }
    };
  }
}
