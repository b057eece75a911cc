package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.List;
import java.util.Optional;

/**
 * What everybody can see of a lander: in a race, as it was at the dawn of the turn.
 *
 * @param altitude the cards of the altitude pile that are left, 0 to 20
 * @param speed -8 to 8; downwards is positive
 * @param hand how many rockets are online
 * @param deck how many rockets lie in the deck
 * @param under how many of them are at its bottom because they were laid there (ruling C6)
 * @param fired the rockets that were fired, in the order of {@link Rocket}; under the first version
 *     of the rules also the one turned at a Re-Entry (ruling C8)
 * @param landings the speed of each safe landing, the first one first
 * @param turns how many turns it has taken, the present one included while it has any
 * @param groundTurns how many of them on the ground (ruling C11)
 * @param impact how it would come down without another burn; empty where it would not
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
}
