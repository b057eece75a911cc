package games.chalet.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.chalet.table.persistence.Tables;
import games.chalet.web.TableAccess;
import games.chalet.web.Token;
import games.chalet.web.programs.Program;
import games.chalet.web.programs.Programs;
import java.time.Duration;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * Finds the tables of people for the limits, from memory for a moment: it is asked most where
 * someone floods.
 */
@Component
class PeopleOfTables implements TableAccess {

  private static final int MOST = 10_000;
  private static final Duration FRESH = Duration.ofSeconds(2);

  private final Tables tables;
  private final Programs programs;

  private final Cache<String, Optional<HeldSeat>> bySeat = cache();

  /** The codes that lead somewhere: of the others there are too many to be remembered. */
  private final Cache<String, Invited> byCode = cache();

  PeopleOfTables(Tables tables, Programs programs) {
    this.tables = tables;
    this.programs = programs;
  }

  private static <T> Cache<String, T> cache() {
    return Caffeine.newBuilder().maximumSize(MOST).expireAfterWrite(FRESH).build();
  }

  @Override
  public Optional<HeldSeat> bySeat(String playerId) {
    return bySeat.get(playerId, tables::seatOf);
  }

  @Override
  public Optional<String> byProgram(Token token) {
    return programs.find(token).map(Program::table);
  }

  @Override
  public Optional<Invited> byCode(String code) {
    Optional<Invited> known = Optional.ofNullable(byCode.getIfPresent(code));
    if (known.isPresent()) {
      return known;
    }
    Optional<Invited> found =
        tables.findByCode(code).map(table -> new Invited(table.id(), table.seating().places()));
    found.ifPresent(it -> byCode.put(code, it));
    return found;
  }
}
