package games.chalet.match.journal;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.match.ActedBy;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class NumberedEntryTest {

  private static final Seat ONE = new Seat(0);
  private static final Seat OTHER = new Seat(1);
  private static final Instant THEN = Instant.parse("2026-11-20T21:00:00Z");
  private static final Instant NOW = THEN.plusSeconds(3600);

  private static final List<NumberedEntry> LINES =
      List.of(
          numbered(1, act(ONE, "a", ActedBy.PERSON)),
          numbered(2, new Entry.Hint(OTHER)),
          numbered(3, act(OTHER, "mistaken", ActedBy.PERSON)),
          numbered(4, new Entry.Undo(OTHER, 3, "c4")),
          numbered(5, new Entry.Presence(OTHER, Entry.Change.LEFT, null)),
          numbered(6, act(OTHER, "b", ActedBy.BOT)),
          numbered(7, act(ONE, "c", ActedBy.CLOCK)),
          numbered(8, new Entry.Conclude(Entry.Conclude.ABANDONED)));

  private static NumberedEntry numbered(int number, Entry entry) {
    return new NumberedEntry(number, THEN, entry);
  }

  private static Entry act(Seat seat, String action, ActedBy by) {
    return new Entry.Act(seat, action, by, "c" + action);
  }

  private static NumberedEntry earlier(int number, Seat seat, String action) {
    return new NumberedEntry(number, NOW, new Entry.Act(seat, action, ActedBy.EARLIER, null));
  }

  @Test
  void aSuccessorTakesOverPendingActionsAndNothingElse() {
    assertThat(NumberedEntry.earlier(LINES, 3, NOW))
        .containsExactly(earlier(1, ONE, "a"), earlier(2, OTHER, "b"), earlier(3, ONE, "c"));
  }

  @Test
  void asManyAsAreWanted() {
    assertThat(NumberedEntry.earlier(LINES, 2, NOW))
        .containsExactly(earlier(1, ONE, "a"), earlier(2, OTHER, "b"));
    assertThat(NumberedEntry.earlier(LINES, 0, NOW)).isEmpty();
    assertThat(NumberedEntry.earlier(LINES, -1, NOW)).isEmpty();
    assertThat(NumberedEntry.earlier(LINES, 9, NOW)).hasSize(3);
  }
}
