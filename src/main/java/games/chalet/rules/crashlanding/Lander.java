package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.List;
import java.util.Optional;

/**
 * The public part of a lander: in a race, as it was at the dawn of the turn.
 *
 * @param altitude the cards of the altitude pile that are left, 0 to 20
 * @param speed -8 to 8; downwards is positive
 * @param hand the number of rockets online
 * @param deck the number of rockets in the deck
 * @param under the number of these at its bottom because they were laid there (ruling C6)
 * @param fired the rockets that were fired, in the order of {@link Rocket}
 * @param landings the speed of each safe landing, the first one first
 * @param turns the number of turns that it has taken, the present one included while it has any
 * @param groundTurns the number of these on the ground (ruling C11)
 * @param impact the touchdown without another burn; empty if there would be none
 */
public record Lander(
    int altitude,
    int speed,
    Stage stage,
    int hand,
    int deck,
    int under,
    List<Rocket> fired,
    List<Integer> landings,
    int turns,
    int groundTurns,
    Optional<Impact> impact) {

  public Lander {
    fired = List.copyOf(fired);
    landings = List.copyOf(landings);
  }

  /**
   * The touchdown of a lander if it burned nothing more.
   *
   * @param turns the number of turns from now: 1 is at the beginning of the next one
   * @param speed the speed at which it would touch the ground
   */
  public record Impact(int turns, int speed, Touchdown touchdown) {}
}
