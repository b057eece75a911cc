package games.chalet.table;

import java.time.Instant;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Talk at the tables. */
@Component
class Chat {

  private final TableChanges changes;
  private final ChatLines lines;
  private final Conversations conversations;
  private final TableLimits limits;
  private final HouseClock clock;
  private final TransactionTemplate transaction;

  Chat(
      TableChanges changes,
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
   * @throws games.chalet.web.Refused if the person is not there, is muted, writes too fast, or the
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
            throw Refusals.tooFast();
          }
          long number = lines.lastNumber(tableId) + 1;
          conversations.changeAt(tableId);
          lines.save(new ChatLine(tableId, number, now, person, text));
          lines.dropUpTo(tableId, number - limits.chatLines());
          table.touched(now);
        });
  }

  /** Takes away all that a forgotten guest has said anywhere. */
  void forget(String person) {
    transaction.executeWithoutResult(
        status -> {
          conversations.changeEverywhere();
          lines.dropAllBy(person);
        });
  }
}
