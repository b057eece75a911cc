package games.chalet.stomp.sending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LoadShedderTest {

  private static final long MOST = 1000;

  private final SendBudget budget = new SendBudget(MOST, Long.MAX_VALUE);
  private final List<Reader> readers = new ArrayList<>();
  private final LoadShedder loadShedder = new LoadShedder(budget, () -> readers);

  /** Somebody for whom something waits; {@code own} of it for nobody else. */
  private final class Reader implements LoadShedder.Listener {
    private final long own;
    private long backlog;
    private boolean isThere = true;

    Reader(long backlog, long own) {
      this.backlog = backlog;
      this.own = own;
      budget.add(own);
      readers.add(this);
    }

    @Override
    public long backlog() {
      return backlog;
    }

    @Override
    public void letGo() {
      budget.add(-own);
      backlog = 0;
      isThere = false;
    }
  }

  @Test
  void whileAllFitsNobodyIsLetGo() {
    Reader slow = new Reader(900, 900);
    Reader quick = new Reader(100, 100);
    loadShedder.letGoIfNeeded();
    assertThat(slow.isThere && quick.isThere).isTrue();
  }

  @Test
  void forWhomMostWaitsGoesFirstAndNoMoreThanNeeded() {
    Reader quick = new Reader(10, 10);
    Reader slow = new Reader(500, 500);
    Reader slower = new Reader(600, 600);
    loadShedder.letGoIfNeeded();
    assertThat(slower.isThere).isFalse();
    assertThat(slow.isThere && quick.isThere).isTrue();
    assertThat(budget.isExceeded()).isFalse();
  }

  @Test
  void nobodyHidesAmongOthersForWhomTheSameWaits() {
    Reader quick = new Reader(400, 400);
    Reader deaf = new Reader(5000, 10);
    Reader deafToo = new Reader(5000, 700);
    loadShedder.letGoIfNeeded();
    assertThat(deaf.isThere || deafToo.isThere).isFalse();
    assertThat(quick.isThere).isTrue();
  }

  @Test
  void whereNobodyIsInTheWayItGivesUp() {
    budget.add(2 * MOST);
    new Reader(0, 0);
    loadShedder.letGoIfNeeded();
    assertThat(readers).allMatch(reader -> reader.isThere);
  }

  @Test
  void nextTimeThereIsRoomAgain() {
    for (int time = 0; time < 100; time++) {
      new Reader(300, 300);
      loadShedder.letGoIfNeeded();
      assertThat(budget.waiting()).isBetween(0L, MOST);
    }
    assertThat(readers.stream().filter(reader -> reader.isThere)).hasSize(3);
  }
}
