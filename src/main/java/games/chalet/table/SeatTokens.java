package games.chalet.table;

import games.chalet.stomp.ProgramRights;
import games.chalet.table.change.TableDestinations;
import games.chalet.table.model.Table;
import games.chalet.table.persistence.Tables;
import games.chalet.web.Token;
import games.chalet.web.programs.Program;
import games.chalet.web.programs.Programs;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The programs and their seats, as stored on disk: a token is valid as long as it is stored. */
@Component
class SeatTokens implements Programs, ProgramRights {

  private final JdbcClient jdbc;
  private final Tables tables;

  SeatTokens(JdbcClient jdbc, Tables tables) {
    this.jdbc = jdbc;
    this.tables = tables;
  }

  @Override
  public Optional<Program> find(Token token) {
    String hash = token.hash();
    return jdbc.sql("select program_id, table_id, seat from table_chair where program_token = ?")
        .param(hash)
        .query(
            (row, number) -> new Program(row.getString(1), row.getString(2), row.getInt(3), hash))
        .optional();
  }

  @Override
  public boolean isGood(Program program) {
    return jdbc.sql("select count(*) from table_chair where program_token = ? and program_id = ?")
            .params(program.tokenHash(), program.id())
            .query(Integer.class)
            .single()
        == 1;
  }

  @Override
  public boolean mayListen(Program program, String destination) {
    return destination.equals(TableDestinations.programs(program.table()))
        || TableDestinations.seatOf(destination)
            .filter(seat -> isSeatOf(program, seat))
            .isPresent();
  }

  /**
   * Returns true if a program has that seat now: at the start of a match, seats may be renumbered.
   */
  private boolean isSeatOf(Program program, int seat) {
    return tables
        .find(program.table())
        .map(table -> table.people().programs().get(seat))
        .filter(its -> its.id().equals(program.id()))
        .isPresent();
  }

  @Override
  public boolean maySend(Program program, String destination) {
    return TableDestinations.snapshotOf(destination).filter(program.table()::equals).isPresent()
        || TableDestinations.actIn(destination).isPresent()
        || TableDestinations.matchSnapshotOf(destination)
            .filter(match -> isPlayedAt(program.table(), match))
            .isPresent();
  }

  /**
   * Returns true if the match is played at that table. Without this check, a program could watch
   * other matches that are open to everyone.
   */
  private boolean isPlayedAt(String table, String match) {
    return tables.find(table).flatMap(Table::match).filter(match::equals).isPresent();
  }
}
