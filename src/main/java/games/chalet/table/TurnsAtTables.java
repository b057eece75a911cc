package games.chalet.table;

import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.TurnView;
import games.chalet.table.model.Table;
import games.chalet.table.persistence.Tables;
import games.chalet.web.limits.FairReads;
import games.chalet.web.limits.Party;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/** Tells a person whose turn it is at the tables where they sit or watch. */
@Component
class TurnsAtTables {

  /** The most tables of one answer: each costs a reading of its match. */
  private static final int MOST = 5;

  private final Tables tables;
  private final Matches matches;

  private final FairReads reads;

  TurnsAtTables(Tables tables, Matches matches, FairReads reads) {
    this.reads = reads;
    this.tables = tables;
    this.matches = matches;
  }

  /**
   * Returns the turns of the running matches at a person's tables, the one used last first; nothing
   * if too many read: without an answer only a word on a card is missing.
   */
  List<TurnAtTable> of(Party reader) {
    return reads.inTurn(reader, () -> read(reader.person())).orElse(List.of());
  }

  private List<TurnAtTable> read(String person) {
    return tables.with(person).stream()
        .filter(table -> table.match().isPresent() && table.people().has(person))
        .limit(MOST)
        .flatMap(table -> turnAt(table, person))
        .toList();
  }

  private Stream<TurnAtTable> turnAt(Table table, String person) {
    String match = table.match().orElseThrow();
    Optional<MatchSummary> summary = matches.find(match);
    Optional<TurnView> turn = matches.turn(match);
    return summary.isEmpty() || turn.isEmpty()
        ? Stream.empty()
        : Stream.of(turn(table, summary.get(), turn.get(), person));
  }

  private static TurnAtTable turn(Table table, MatchSummary match, TurnView turn, String person) {
    List<MatchSummary.Seated> awaited =
        match.seats().stream().filter(seated -> turn.awaited().contains(seated.seat())).toList();
    return new TurnAtTable(
        table.id(),
        awaited.stream().anyMatch(seated -> seated.player().equals(person)),
        awaited.stream()
            .filter(seated -> !seated.player().equals(person))
            .map(MatchSummary.Seated::name)
            .toList());
  }

  /**
   * The players for whom the match at a table waits.
   *
   * @param table the table's id
   * @param mine true if it waits for the reader
   * @param awaited the names of the others for whom it waits, in the order of their seats
   */
  record TurnAtTable(String table, boolean mine, List<String> awaited) {

    public TurnAtTable {
      awaited = List.copyOf(awaited);
    }
  }
}
