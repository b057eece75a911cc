package games.chalet.table;

import games.chalet.match.Seating;
import games.chalet.table.change.TableMessageFactory;
import games.chalet.table.message.TableMessage;
import games.chalet.table.message.TableSummary;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusals;
import games.chalet.table.model.TableSeat;
import games.chalet.table.persistence.Tables;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** What may be read of the tables without changing anything. */
@Component
class TableQueries {

  private final Tables tables;
  private final TableMessageFactory messages;

  TableQueries(Tables tables, TableMessageFactory messages) {
    this.tables = tables;
    this.messages = messages;
  }

  /**
   * A table for one who is at it, or, with less in it, for a program that plays there, or for
   * anybody if it is public.
   *
   * @param person null for a stranger
   */
  public TableMessage read(String tableId, @Nullable String person) {
    Table table =
        tables
            .find(tableId)
            .filter(it -> it.isOpenTo(person))
            .orElseThrow(TableRefusals::unknownTable);
    TableMessage whole = messages.whole(table);
    return person != null && table.people().has(person) ? whole : whole.fromOutside();
  }

  /** Returns what the lobby shows of a table, if it is open to everybody. */
  public Optional<TableSummary> summaryForStrangers(String tableId) {
    return tables
        .find(tableId)
        .filter(it -> it.isOpenTo(null))
        .map(table -> messages.summaries(List.of(table)).getFirst());
  }

  /** The table to which an invite link leads. */
  public TableSummary invitation(String code) {
    Table table = tables.findByCode(code).orElseThrow(TableRefusals::unknownTable);
    return messages.summaries(List.of(table)).getFirst();
  }

  /** The tables at which somebody sits or watches, the one used last first. */
  public List<TableSummary> of(String person) {
    return messages.summaries(tables.with(person));
  }

  /** Whether somebody is at a table. */
  public boolean isAt(String tableId, String person) {
    return tables.find(tableId).filter(table -> table.people().has(person)).isPresent();
  }

  /** Whether that is a program that plays at a table. */
  public boolean hasProgram(String tableId, String id) {
    return tables.find(tableId).filter(table -> table.people().hasProgram(id)).isPresent();
  }

  /** Whether somebody may watch a match at a table as one who does not play. */
  public boolean mayWatch(String tableId, @Nullable String person) {
    return tables.find(tableId).filter(table -> table.mayWatch(person)).isPresent();
  }

  /** The ids of somebody's private tables for one, the one used last first. */
  public List<String> forOne(String person, String game) {
    return tables.forOne(person, game);
  }

  /** The ids of the tables at which somebody sits or watches. */
  public List<String> idsWith(String person) {
    return tables.idsWith(person);
  }

  /** The ids of the tables at which somebody sits or watches, or a program plays. */
  public List<String> idsThatShow(String id) {
    return Seating.isProgram(id) ? tables.idsWithProgram(id) : idsWith(id);
  }

  /** The tables where no match is running, with their hosts. */
  public List<Tables.Hosted> hosted() {
    return tables.hosted();
  }

  /** Everybody who has a seat, with the table at which it is. */
  public List<Tables.Seated> seated() {
    return tables.seated();
  }

  /** The ids of the tables without a running match that nobody has used since a moment. */
  public List<String> untouchedSince(Instant moment) {
    return tables.idsUntouchedSince(moment);
  }

  /** The ids of the tables at which a person has done something since a moment. */
  public List<String> touchedSince(Instant moment) {
    return tables.idsTouchedSince(moment);
  }

  /** The tables that believe that a match is running. */
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

  /** Whether a table believes that this match is running there. */
  boolean isPlaying(String tableId, String match) {
    return tables
        .find(tableId)
        .filter(table -> table.status() == Table.Status.PLAYING)
        .flatMap(Table::match)
        .filter(match::equals)
        .isPresent();
  }

  /**
   * A table, its match, and who has its seats.
   *
   * @param barred the ids of those whom the host removed
   * @param touchedAt when a person did something there last
   */
  record Playing(
      String id, String match, List<TableSeat> seats, Set<String> barred, Instant touchedAt) {}
}
