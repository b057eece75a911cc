package games.chalet.archive;

import games.chalet.archive.Tally.Against;
import games.chalet.archive.Tally.Best;
import games.chalet.match.SoloStandings.Standing;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The results of one player, to which matches are added in the order of their ends. Matches count
 * that were played out and began with a deal; alone, those with cards that the player had not seen.
 */
final class Results {

  private final String player;
  private final Map<Tally.Key, Tally> tallies = new LinkedHashMap<>();
  private final Map<String, Meeting> met = new HashMap<>();

  /** Creates results without a match. */
  Results(String player) {
    this.player = player;
  }

  /**
   * Adds a match, if it counts.
   *
   * @param seats all its seats
   * @param standing null unless it is a match for one
   */
  void add(PlayedMatch match, List<PlayedSeat> seats, @Nullable Standing standing) {
    if (match.continues() == null && standing != Standing.KNOWN_CARDS) {
      seats.stream()
          .filter(seat -> seat.player().equals(player))
          .findFirst()
          .ifPresent(mine -> add(match, mine, seats, standing));
    }
  }

  private void add(
      PlayedMatch match, PlayedSeat mine, List<PlayedSeat> seats, @Nullable Standing standing) {
    Integer points = mine.points();
    Integer place = mine.place();
    Double returns = mine.returns();
    if (points == null || place == null || returns == null) {
      return;
    }
    List<PlayedSeat> persons =
        seats.stream().filter(seat -> seat.bot() == null && !seat.player().equals(player)).toList();
    Against against = against(seats.size(), persons);
    boolean isAlone = against == Against.ALONE;
    boolean canBeBest = !isAlone || (standing == Standing.RECORD && returns > 0);
    Tally.Key key =
        new Tally.Key(
            match.game(), against, isAlone ? Optional.of(match.options()) : Optional.empty());
    tallies.put(
        key,
        tallies
            .getOrDefault(key, key.empty())
            .with(
                isAlone ? returns > 0 : place == 1,
                points,
                place,
                canBeBest ? Optional.of(new Best(points, returns, match.id())) : Optional.empty()));
    persons.forEach(other -> meet(match, place, other));
  }

  private static Against against(int seats, List<PlayedSeat> persons) {
    if (seats == 1) {
      return Against.ALONE;
    }
    return persons.isEmpty() ? Against.BOTS : Against.PERSONS;
  }

  private void meet(PlayedMatch match, int place, PlayedSeat other) {
    if (other.place() != null) {
      int behind = Integer.compare(place, other.place());
      met.merge(
          other.player(),
          new Meeting(
              other.player(),
              1,
              behind < 0 ? 1 : 0,
              behind > 0 ? 1 : 0,
              match.id(),
              match.endedAt()),
          Meeting::and);
    }
  }

  /** Returns all tallies, in the order in which each was begun. */
  List<Tally> tallies() {
    return List.copyOf(tallies.values());
  }

  /** Returns the persons met most, those met most first. */
  List<Meeting> met(int most) {
    return met.values().stream().sorted(Meeting.MOST_FIRST).limit(most).toList();
  }
}
