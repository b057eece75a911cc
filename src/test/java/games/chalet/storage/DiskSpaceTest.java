package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.storage.DiskSpace.State;
import games.chalet.web.RefusedException;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.util.unit.DataSize;

@ExtendWith(OutputCaptureExtension.class)
class DiskSpaceTest {

  private static final long MEGABYTE = 1 << 20;

  private final AtomicLong free = new AtomicLong(1000 * MEGABYTE);
  private final DiskSpace space = watched(160, 16);

  private DiskSpace watched(int reserve, int minimum) {
    return new DiskSpace(free::get, DataSize.ofMegabytes(reserve), DataSize.ofMegabytes(minimum));
  }

  @Test
  void theReserveIsForWhatGoesOnAndTheMinimumForNothing() {
    assertThat(stateWith(160)).isEqualTo(State.PLENTY);
    space.requireForNew();
    assertThat(stateWith(159)).isEqualTo(State.LOW);
    space.requireForWriting();
    assertRefused(space::requireForNew);
    assertThat(stateWith(15)).isEqualTo(State.FULL);
    assertRefused(space::requireForNew);
    assertRefused(space::requireForWriting);
  }

  @Test
  void aStateIsLeftOnlyWithSomeRoomToSpare() {
    stateWith(10);
    assertThat(stateWith(16)).isEqualTo(State.FULL);
    assertThat(stateWith(17)).isEqualTo(State.LOW);
    assertThat(stateWith(169)).isEqualTo(State.LOW);
    assertThat(stateWith(170)).isEqualTo(State.PLENTY);
    assertThat(stateWith(10)).isEqualTo(State.FULL);
    assertThat(stateWith(500)).isEqualTo(State.PLENTY);
  }

  @Test
  void theLogHearsOfAChangeOnce(CapturedOutput log) {
    for (int time = 0; time < 100; time++) {
      stateWith(100 + time % 60);
    }
    stateWith(15);
    stateWith(15);
    stateWith(400);
    assertThat(log.getOut()).containsOnlyOnce("The disk is nearly full");
    assertThat(log.getOut()).containsOnlyOnce("CHALET_DISK_RESERVE");
    assertThat(log.getOut()).containsOnlyOnce("CHALET_DISK_MINIMUM");
    assertThat(log.getOut()).containsOnlyOnce("The disk has room again: 400 MB are free");
  }

  @Test
  void bothCanBeSwitchedOff() {
    free.set(0);
    DiskSpace careless = watched(0, 0);
    assertThat(careless.look()).isEqualTo(State.PLENTY);
    assertThatCode(careless::requireForNew).doesNotThrowAnyException();
    assertThatCode(careless::requireForWriting).doesNotThrowAnyException();
    assertThat(watched(160, 0).look()).isEqualTo(State.LOW);
    assertThat(watched(0, 16).look()).isEqualTo(State.FULL);
  }

  private State stateWith(long megabytes) {
    free.set(megabytes * MEGABYTE);
    return space.look();
  }

  private static void assertRefused(Runnable question) {
    assertThatThrownBy(question::run)
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused -> {
              assertThat(refused.status()).isEqualTo(503);
              assertThat(refused.code()).isEqualTo("no-room");
            });
  }
}
