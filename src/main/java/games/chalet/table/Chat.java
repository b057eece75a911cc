package games.chalet.table;

import games.chalet.player.Player;
import games.chalet.table.change.TableLimits;
import games.chalet.table.change.TableMessageFactory;
import games.chalet.table.change.TableTransactions;
import games.chalet.table.model.ChatLine;
import games.chalet.table.model.ChatText;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusal;
import games.chalet.table.persistence.ChatLog;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Writes and removes lines of chat. */
@Component
class Chat {

  /** The most lines that one person may write within {@link #WINDOW}. */
  private static final int BURST = 5;

  private static final Duration WINDOW = Duration.ofSeconds(10);

  private final TableTransactions changes;
  private final ChatLog log;
  private final TableMessageFactory messages;
  private final TableLimits limits;
  private final Clock clock;
  private final TransactionTemplate transaction;

  Chat(
      TableTransactions changes,
      ChatLog log,
      TableMessageFactory messages,
      TableLimits limits,
      Clock clock,
      TransactionTemplate transaction) {
    this.changes = changes;
    this.log = log;
    this.messages = messages;
    this.limits = limits;
    this.clock = clock;
    this.transaction = transaction;
  }

  /**
   * Adds a line that everyone at the table can read.
   *
   * @throws games.chalet.web.RefusedException if the person is not there, is muted, writes too
   *     fast, or the text is empty or too long
   */
  void say(String person, String tableId, String written) {
    Instant now = clock.instant();
    changes.change(
        tableId,
        table -> {
          table.requireSpeaker(person);
          String text = ChatText.clean(written);
          if (log.countBy(person, tableId, now, WINDOW) >= BURST) {
            throw TableRefusal.TOO_FAST.of();
          }
          ChatLine said =
              new ChatLine(
                  log.lastNumber(tableId) + 1, now, person, shownName(person, table), text);
          log.add(tableId, said, lastToDrop(log.of(tableId), said));
          table.touched(now);
        });
  }

  private String shownName(String person, Table table) {
    return Optional.ofNullable(messages.shown(table).get(person))
        .map(Player::name)
        .orElseThrow(TableRefusal.NOT_THERE::of);
  }

  /**
   * Returns the number up to which old lines are dropped, so that the rest stays within the limits.
   */
  private long lastToDrop(List<ChatLine> before, ChatLine said) {
    long room = limits.bytesOfChat() - ChatText.bytes(said.text());
    for (ChatLine line : before.reversed()) {
      room -= ChatText.bytes(line.text());
      if (room < 0 || line.number() <= said.number() - limits.chatLines()) {
        return line.number();
      }
    }
    return said.number() - limits.chatLines();
  }

  /** Removes all lines of a forgotten guest, from every page that shows them. */
  void forget(String person) {
    List<String> spokenAt = transaction.execute(status -> log.forget(person));
    spokenAt.forEach(changes::tellWhole);
  }
}
