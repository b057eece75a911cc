package games.chalet.table;

import games.chalet.match.Matches;
import games.chalet.table.change.TableMessageFactory;
import games.chalet.table.message.InvitedTable;
import games.chalet.table.message.TableMessage;
import games.chalet.table.message.TableSummary;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusal;
import games.chalet.table.persistence.Tables;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The read-only queries on tables. */
@Component
class TableQueries {

  private final Tables tables;
  private final TableMessageFactory messages;
  private final Matches matches;

  TableQueries(Tables tables, TableMessageFactory messages, Matches matches) {
    this.tables = tables;
    this.messages = messages;
    this.matches = matches;
  }

  /**
   * Returns a table for a person who is at it or, with less in it, for a program that plays there,
   * or for anyone if it is public, or for a player who has lost a seat there.
   *
   * @param person null for a stranger
   */
  public TableMessage read(String tableId, @Nullable String person) {
    Table table = tables.findOpenTo(tableId, person).orElseThrow(TableRefusal.UNKNOWN::of);
    TableMessage whole = messages.whole(table);
    if (person == null || !table.people().has(person)) {
      TableMessage outside = whole.fromOutside();
      return person != null && table.claims().isFormer(person)
          ? outside.with(whole.people().passingsOf(person))
          : outside;
    }
    return table
        .match()
        .filter(last -> whole.match().isEmpty() && hasPlayed(person, last))
        .map(whole::withMatch)
        .orElse(whole);
  }

  private boolean hasPlayed(String person, String match) {
    return matches.find(match).filter(it -> it.hasPlayer(person)).isPresent();
  }

  /** Returns the lobby's summary of a table, if it is public. */
  public Optional<TableSummary> summaryForStrangers(String tableId) {
    return tables
        .find(tableId)
        .filter(it -> it.isOpenTo(null))
        .map(table -> messages.summaries(List.of(table)).getFirst());
  }

  /**
   * Returns the table to which an invite link leads.
   *
   * @param person null for a stranger
   */
  public InvitedTable invitation(String code, @Nullable String person) {
    return messages.invitation(find(code), person);
  }

  /** Returns the id of the table to which an invite link leads. */
  String invited(String code) {
    return find(code).id();
  }

  private Table find(String code) {
    return tables.findByCode(code).orElseThrow(TableRefusal.UNKNOWN::of);
  }

  /**
   * Refuses a person who may not know of a table, like one that does not exist, and as fast.
   *
   * @param person null for a stranger
   */
  void requireOpen(String tableId, @Nullable String person) {
    if (tables.findOpenTo(tableId, person).isEmpty()) {
      throw TableRefusal.UNKNOWN.of();
    }
  }

  /** Returns the tables at which a person sits or watches, the one used last first. */
  public List<TableSummary> of(String person) {
    return messages.summaries(tables.with(person));
  }
}
