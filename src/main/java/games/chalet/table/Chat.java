package games.chalet.table;

import games.chalet.table.model.ChatLine;
import games.chalet.table.model.ChatText;
import games.chalet.table.model.TableRefusals;
import java.time.Instant;
import java.util.List;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Talk at the tables. */
@Component
class Chat {

  private final TableTransactions changes;
  private final ChatLines lines;
  private final Conversations conversations;
  private final TableLimits limits;
  private final HouseClock clock;
  private final TransactionTemplate transaction;

  Chat(
      TableTransactions changes,
      ChatLines lines,
      Conversations conversations,
      TableLimits limits,
      HouseClock clock,
      TransactionTemplate transaction) {
    this.changes = changes;
    this.lines = lines;
    this.conversations = conversations;
    this.limits = limits;
    this.clock = clock;
    this.transaction = transaction;
  }

  /**
   * Says something to everybody at the table.
   *
   * @throws games.chalet.web.RefusedException if the person is not there, is muted, writes too fast, or the
   *     text is empty or too long
   */
  void say(String person, String tableId, String written) {
    Instant now = clock.now();
    changes.change(
        tableId,
        table -> {
          table.requireSpeaker(person);
          String text = ChatText.clean(written);
          if (lines.countBy(person, tableId, now.minus(limits.chatWindow()))
              >= limits.chatBurst()) {
            throw TableRefusals.tooFast();
          }
          long number = lines.lastNumber(tableId) + 1;
          ChatLine said = new ChatLine(tableId, number, now, person, text);
          lines.dropUpTo(tableId, lastToDrop(conversations.at(tableId), said));
          conversations.changeAt(tableId);
          lines.save(said);
          table.touched(now);
        });
  }

  /** The number up to which lines make room for a new one, so many and so long as they are. */
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

  /** Takes away all that a forgotten guest has said anywhere, from every page that shows it. */
  void forget(String person) {
    List<String> spokenAt =
        transaction.execute(
            status -> {
              List<String> tables = lines.tablesOf(person);
              conversations.changeEverywhere();
              lines.emptyNewestBy(person);
              lines.dropAllBy(person);
              return tables;
            });
    spokenAt.forEach(changes::tellWhole);
  }
}
