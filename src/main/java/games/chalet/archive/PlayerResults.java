package games.chalet.archive;

import games.chalet.archive.ArchivedMatchRepository.CountedMatch;
import games.chalet.archive.ArchivedMatchRepository.CountedSeat;
import games.chalet.archive.Tally.Against;
import games.chalet.archive.Tally.Best;
import games.chalet.match.SoloStandings.Standing;
import java.time.Instant;
import java.util.Comparator;
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
final class PlayerResults {

  private final String player;
  private final Map<Tally.Key, Tally> tallies = new LinkedHashMap<>();
  private final Map<String, Meeting> met = new HashMap<>();

  /** Creates results without a match. */
  PlayerResults(String player) {
    this.player = player;
  }

  /**
   * Adds a match, if it counts.
   *
   * @param seats all its seats
   * @param standing null unless it is a match for one
   */
  void add(CountedMatch match, List<CountedSeat> seats, @Nullable Standing standing) {
    if (match.continues() == null && standing != Standing.KNOWN_CARDS) {
      seats.stream()
          .filter(seat -> seat.player().equals(player))
          .findFirst()
          .ifPresent(mine -> add(match, mine, seats, standing));
    }
  }

  private void add(
      CountedMatch match, CountedSeat mine, List<CountedSeat> seats, @Nullable Standing standing) {
    Integer points = mine.points();
    Integer place = mine.place();
    Double returns = mine.returns();
    if (points == null || place == null || returns == null) {
      return;
    }
    List<CountedSeat> persons =
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

  private static Against against(int seats, List<CountedSeat> persons) {
    if (seats == 1) {
      return Against.ALONE;
    }
    return persons.isEmpty() ? Against.BOTS : Against.PERSONS;
  }

  private void meet(CountedMatch match, int place, CountedSeat other) {
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

  /**
   * A player's matches with one other person.
   *
   * @param player the id of the other person
   * @param played the number of matches that both played to the end
   * @param ahead in how many of them the player had the better place
   * @param behind in how many the other person had it
   * @param match the last of them
   * @param endedAt when that one ended
   */
  record Meeting(String player, int played, int ahead, int behind, String match, Instant endedAt) {

    /** Orders those who were met most first, then those who were met last. */
    static final Comparator<Meeting> MOST_FIRST =
        Comparator.comparingInt(Meeting::played)
            .thenComparing(Meeting::endedAt)
            .reversed()
            .thenComparing(Meeting::player);

    /** Returns the sum of both, as of the later. */
    Meeting and(Meeting later) {
      return new Meeting(
          player,
          played + later.played,
          ahead + later.ahead,
          behind + later.behind,
          later.match,
          later.endedAt);
    }
  }
}
