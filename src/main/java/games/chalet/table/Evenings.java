package games.chalet.table;

import games.chalet.engine.Outcome;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.player.Player;
import games.chalet.player.Players;
import games.chalet.table.change.TableMessageFactory;
import games.chalet.table.message.Evening;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusal;
import games.chalet.table.persistence.Tables;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Reads what was played at a table, from the journal of its matches. */
@Component
class Evenings {

  private static final int MOST_MATCHES = 50;

  private final Tables tables;
  private final Matches matches;
  private final Players players;
  private final TableMessageFactory messages;

  Evenings(Tables tables, Matches matches, Players players, TableMessageFactory messages) {
    this.tables = tables;
    this.matches = matches;
    this.players = players;
    this.messages = messages;
  }

  /**
   * Returns the results of the last matches at a table, without those that were not played out.
   * Whoever is not at a public table gets its public matches only; of private ones from before the
   * room was opened to strangers, people at the table get those that they played.
   *
   * @param person null for a stranger
   * @throws games.chalet.web.RefusedException if this person may not read the table
   */
  Evening read(String tableId, @Nullable String person) {
    Table table =
        tables
            .find(tableId)
            .filter(it -> it.isOpenTo(person))
            .orElseThrow(TableRefusal.UNKNOWN::of);
    List<MatchSummary> ended = matches.endedAt(tableId, MOST_MATCHES);
    Predicate<MatchSummary> isTold =
        person != null && table.people().has(person)
            ? isTold(person, beforeOpening(ended, table))
            : MatchSummary::isPublic;
    List<MatchSummary> played =
        ended.stream()
            .filter(isTold)
            .filter(match -> results(match).size() == match.seats().size())
            .toList();
    Map<String, String> names = names(played, table);
    return new Evening(played.stream().map(match -> played(match, names)).toList());
  }

  private static Predicate<MatchSummary> isTold(String person, List<MatchSummary> beforeOpening) {
    return match -> match.isPublic() || match.hasPlayer(person) || !beforeOpening.contains(match);
  }

  /** Returns the matches that had begun before the room was opened the last time. */
  private static List<MatchSummary> beforeOpening(List<MatchSummary> ended, Table table) {
    Optional<String> last = table.openedAfter();
    return last.filter(table::isPlaying).isPresent()
        ? ended
        : ended.subList(
            0, last.map(ended.stream().map(MatchSummary::id).toList()::indexOf).orElse(-1) + 1);
  }

  private static List<Outcome.Result> results(MatchSummary match) {
    Outcome outcome = match.outcome();
    return outcome == null ? List.of() : outcome.results();
  }

  /** Returns the present names of the persons, by id; of those in the room as shown there. */
  private Map<String, String> names(List<MatchSummary> played, Table table) {
    List<String> persons =
        played.stream()
            .flatMap(match -> match.seats().stream())
            .filter(seated -> seated.bot().isEmpty())
            .map(MatchSummary.Seated::player)
            .distinct()
            .toList();
    Map<String, String> names =
        players.findAll(persons).stream().collect(Collectors.toMap(Player::id, Player::name));
    messages.shown(table).forEach((id, player) -> names.replace(id, player.name()));
    return names;
  }

  private static Evening.Played played(MatchSummary match, Map<String, String> names) {
    List<Outcome.Result> results = results(match);
    return new Evening.Played(
        match.id(),
        match.game(),
        Objects.requireNonNull(match.endedAt()),
        match.seats().stream()
            .map(seated -> result(seated, results.get(seated.seat().index()), names))
            .toList());
  }

  private static Evening.Result result(
      MatchSummary.Seated seated, Outcome.Result result, Map<String, String> names) {
    return new Evening.Result(
        seated.player(),
        names.getOrDefault(seated.player(), seated.name()),
        seated.bot(),
        result.points(),
        result.rank());
  }
}
