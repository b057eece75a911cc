package games.chalet.engine;

import java.util.List;

/**
 * The reasons why an action may be a good one, for players who ask for a hint. They are data in the
 * game's words, which a front end turns into sentences as it does with events. Like a {@link
 * Policy}, they use only what the seat sees.
 *
 * @param <V> the game's view
 * @param <A> the game's actions
 */
public interface Reasons<V, A> {

  /**
   * Returns the sealed type of all reasons of a game, of records; {@code Void} where there are
   * none.
   */
  Class<?> type();

  /**
   * Returns the reasons for one of the legal actions, the weightiest first; none where the choice
   * is plain.
   */
  List<?> of(Sight<V, A> sight, A action);

  /** Returns the reasons of a game that gives none. */
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
