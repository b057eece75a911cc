package games.chalet.table;

import games.chalet.match.Seating;
import games.chalet.table.change.TableMessageFactory;
import games.chalet.table.message.InvitedTable;
import games.chalet.table.message.TableMessage;
import games.chalet.table.message.TableSummary;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusal;
import games.chalet.table.model.TableSeat;
import games.chalet.table.persistence.Tables;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The read-only queries on tables. */
@Component
class TableQueries {

  private final Tables tables;
  private final TableMessageFactory messages;

  TableQueries(Tables tables, TableMessageFactory messages) {
    this.tables = tables;
    this.messages = messages;
  }

  /**
   * Returns a table for a person who is at it or, with less in it, for a program that plays there,
   * or for anyone if it is public.
   *
   * @param person null for a stranger
   */
  public TableMessage read(String tableId, @Nullable String person) {
    Table table = tables.findOpenTo(tableId, person).orElseThrow(TableRefusal.UNKNOWN::of);
    TableMessage whole = messages.whole(table);
    return person != null && table.people().has(person) ? whole : whole.fromOutside();
  }

  /** Returns the lobby's summary of a table, if it is public. */
  public Optional<TableSummary> summaryForStrangers(String tableId) {
    return tables
        .find(tableId)
        .filter(it -> it.isOpenTo(null))
        .map(table -> messages.summaries(List.of(table)).getFirst());
  }

  /** Returns the table to which an invite link leads. */
  public InvitedTable invitation(String code) {
    return messages.invitation(tables.findByCode(code).orElseThrow(TableRefusal.UNKNOWN::of));
  }

  /** Returns the tables at which a person sits or watches, the one used last first. */
  public List<TableSummary> of(String person) {
    return messages.summaries(tables.with(person));
  }

  /** Returns true if a person is at a table. */
  public boolean isAt(String tableId, String person) {
    return tables.find(tableId).filter(table -> table.people().has(person)).isPresent();
  }

  /** Returns true if this is the id of a program that plays at a table. */
  public boolean hasProgram(String tableId, String id) {
    return tables.find(tableId).filter(table -> table.people().hasProgram(id)).isPresent();
  }

  /** Returns true if a person may watch a match at a table without playing. */
  public boolean mayWatch(String tableId, @Nullable String person) {
    return tables.find(tableId).filter(table -> table.mayWatch(person)).isPresent();
  }

  /** Returns the ids of a person's private tables for one, the one used last first. */
  public List<String> forOne(String person, String game) {
    return tables.forOne(person, game);
  }

  /** Returns the ids of the tables at which a person sits or watches. */
  public List<String> idsWith(String person) {
    return tables.idsWith(person);
  }

  /** Returns the ids of the tables at which a person sits or watches, or a program plays. */
  public List<String> idsThatShow(String id) {
    return Seating.isProgram(id) ? tables.idsWithProgram(id) : idsWith(id);
  }

  /** Returns the tables where no match is running, with their hosts. */
  public List<Tables.Hosted> hosted() {
    return tables.hosted();
  }

  /** Returns every player who has a seat, with its table. */
  public List<Tables.Seated> seated() {
    return tables.seated();
  }

  /** Returns the ids of the tables without a running match that were not used since a moment. */
  public List<String> untouchedSince(Instant moment) {
    return tables.idsUntouchedSince(moment);
  }

  /** Returns the ids of the tables at which a person has done something since a moment. */
  public List<String> touchedSince(Instant moment) {
    return tables.idsTouchedSince(moment);
  }

  /** Returns the tables that record a running match. */
  public List<Playing> playing() {
    return tables.playing().stream()
        .map(
            table ->
                new Playing(
                    table.id(),
                    table.match().orElseThrow(),
                    table.people().seats(),
                    table.people().barred(),
                    table.row().touchedAt()))
        .toList();
  }

  /** Returns true if a table records this match as running there. */
  boolean isPlaying(String tableId, String match) {
    return tables
        .find(tableId)
        .filter(table -> table.status() == Table.Status.PLAYING)
        .flatMap(Table::match)
        .filter(match::equals)
        .isPresent();
  }

  /**
   * A table, its match, and the holders of its seats.
   *
   * @param barred the ids of those whom the host removed
   * @param touchedAt the last use of the table by a person
   */
  record Playing(
      String id, String match, List<TableSeat> seats, Set<String> barred, Instant touchedAt) {}
}
