package games.chalet.table.message;

import games.chalet.engine.Seat;
import games.chalet.player.Player;
import games.chalet.table.model.Table;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The <i>table</i> of {@code docs/protocol.md}: all that those at a table see of it.
 *
 * @param host the host's player id
 * @param code for the invite link; empty for those who are not at the table
 * @param muted the ids of those who may not write
 * @param match the running or last match
 * @param chatAfter the number of the line after which {@code chat} begins; 0: all lines that are
 *     kept
 * @param chat what was said, the oldest first; nothing for those who are not at the table
 */
public record TableMessage(
    String id,
    long version,
    String game,
    String host,
    Optional<String> code,
    Table.Status status,
    SettingsMessage settings,
    List<SeatMessage> seats,
    List<VisitorMessage> visitors,
    List<String> muted,
    Optional<String> match,
    long chatAfter,
    List<LineMessage> chat) {

  public TableMessage {
    seats = List.copyOf(seats);
    visitors = List.copyOf(visitors);
    muted = List.copyOf(muted);
    chat = List.copyOf(chat);
  }

  /** What somebody sees who has come from the lobby and only looks. */
  public TableMessage fromOutside() {
    return new TableMessage(
        id,
        version,
        game,
        host,
        Optional.empty(),
        status,
        settings,
        seats,
        visitors,
        List.of(),
        match,
        0,
        List.of());
  }

  /** The same for those who know what was said up to that line. */
  public TableMessage since(long line) {
    return new TableMessage(
        id,
        version,
        game,
        host,
        code,
        status,
        settings,
        seats,
        visitors,
        muted,
        match,
        line,
        chat.stream().filter(said -> said.number() > line).toList());
  }

  /** A seat, and who has it. */
  public record SeatMessage(Seat seat, Optional<Player> player, boolean ready, boolean online) {}

  /** Somebody without a seat. */
  public record VisitorMessage(Player player, boolean online) {}

  /** Something that was said; {@code number} counts the lines of the table from 1. */
  public record LineMessage(long number, Instant at, Player player, String text) {}
}
