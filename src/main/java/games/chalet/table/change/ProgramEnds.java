package games.chalet.table.change;

import games.chalet.engine.Seat;
import games.chalet.match.Matches;
import games.chalet.stomp.Connections;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableSeat.SeatProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Handles the end of a program's token, for whatever reason: its sockets are closed, and in a
 * running match the bot of its seat decides from then on. If the server dies before that, the table
 * completes it at the next start.
 */
@Component
class ProgramEnds {

  private static final Logger LOG = LoggerFactory.getLogger(ProgramEnds.class);

  private final Connections connections;
  private final Matches matches;

  ProgramEnds(Connections connections, Matches matches) {
    this.connections = connections;
    this.matches = matches;
  }

  /**
   * A token that was valid before a change of a table and is not any more.
   *
   * @param match the running one in which the seat is lost; empty where there is none, or where the
   *     program continues with another token
   */
  record Ended(SeatProgram program, Seat seat, Optional<String> match) {}

  static List<Ended> between(Table before, Table after) {
    // By their ids: the seats may have been renumbered.
    Map<String, SeatProgram> now =
        after.isDeserted()
            ? Map.of()
            : after.people().programs().values().stream()
                .collect(Collectors.toMap(SeatProgram::id, Function.identity()));
    Optional<String> running =
        after.match().filter(match -> after.status() == Table.Status.PLAYING);
    List<Ended> ended = new ArrayList<>();
    before
        .people()
        .programs()
        .forEach(
            (seat, program) -> {
              SeatProgram then = now.get(program.id());
              if (!program.equals(then)) {
                boolean goesOn = then != null;
                ended.add(new Ended(program, new Seat(seat), running.filter(match -> !goesOn)));
              }
            });
    return ended;
  }

  /** Handles ended tokens that are on disk. A failure here does not stop the publication. */
  void follow(List<Ended> ended) {
    for (Ended one : ended) {
      try {
        connections.close(one.program().id());
        one.match().ifPresent(match -> matches.remove(match, one.seat()));
      } catch (RuntimeException e) {
        LOG.warn("Failed to remove program {} from its match", one.program().id(), e);
      }
    }
  }
}
