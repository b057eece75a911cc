package games.chalet.web.limits;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.web.TableAccess.HeldSeat;
import games.chalet.web.TableAccess.Invited;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The halves of an address and the shares of tables, of which nothing comes back here. */
class SharesTest {

  private static final String ADDRESS = "192.0.2.1";
  private static final Rate HUNDRED = new Rate(1e-12, 100);
  private static final int SHARE = 4;

  private static final Sender STRANGER = Sender.stranger(ADDRESS);

  private static Sender seated(String table, boolean alone) {
    return new Sender(
        ADDRESS, () -> Optional.of(new HeldSeat(table, alone)), () -> Optional.empty());
  }

  private static Sender invited(String table) {
    return new Sender(ADDRESS, Optional::empty, () -> Optional.of(new Invited(table, 64)));
  }

  static Stream<Sender> peopleOfTables() {
    return Stream.of(seated("t", false), seated("t", true), invited("t"), STRANGER.playingAt("t"));
  }

  private static long taken(AddressLimit limit, Sender sender) {
    return IntStream.range(0, 1_000).filter(i -> limit.take(sender)).count();
  }

  @ParameterizedTest
  @MethodSource("peopleOfTables")
  void strangersLeaveHalfToThePeopleOfATable(Sender one) {
    AddressLimit limit = AddressLimit.of(HUNDRED, address -> {});
    assertThat(taken(limit, STRANGER)).isEqualTo(50);
    assertThat(taken(limit, one)).isEqualTo(50 + SHARE);
  }

  @ParameterizedTest
  @MethodSource("peopleOfTables")
  void aTableKeepsItsShareWhateverThePeopleOfOthersUseUp(Sender one) {
    AddressLimit limit = AddressLimit.of(HUNDRED, address -> {});
    for (int other = 0; other < 30; other++) {
      taken(limit, seated("other" + other, false));
      taken(limit, invited("other" + other));
    }
    assertThat(taken(limit, one)).isEqualTo(SHARE);
    assertThat(taken(limit, STRANGER)).isZero();
  }

  @Test
  void whoHasOnlyTheLinkLeavesWhoSitsThereTheirShare() {
    AddressLimit limit = AddressLimit.of(HUNDRED, address -> {});
    taken(limit, invited("t"));
    assertThat(taken(limit, seated("t", false))).isEqualTo(SHARE);
  }

  @Test
  void ofWhatStaysAnAddressHasItsBoundInAllWhoeverAsks() {
    AddressLimit limit = AddressLimit.inAll(HUNDRED, address -> {});
    long all = taken(limit, STRANGER);
    for (int table = 0; table < 100; table++) {
      all += taken(limit, seated("table" + table, false));
    }
    assertThat(all).isEqualTo(100);
  }

  @Test
  void ofWhatStaysOneTableHasASmallShareOfWhatStrangersLeave() {
    AddressLimit limit = AddressLimit.inAll(HUNDRED, address -> {});
    taken(limit, STRANGER);
    assertThat(taken(limit, seated("t", false))).isEqualTo(SHARE);
    assertThat(taken(limit, seated("t", false))).isZero();
    assertThat(taken(limit, seated("other", false))).isEqualTo(SHARE);
  }

  @Test
  void whoSitsAloneOrHasALinkIsAStrangerWhereMoreStays() {
    AddressLimit limit = AddressLimit.inAll(HUNDRED, address -> {});
    taken(limit, STRANGER);
    assertThat(taken(limit, seated("t", true))).isZero();
    assertThat(taken(limit, invited("t"))).isZero();
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "3, 2", "500, 250"})
  void strangersHaveHalfOfEachBurstAndNeverNothing(int burst, int theirs) {
    assertThat(taken(AddressLimit.of(new Rate(1e-12, burst), address -> {}), STRANGER))
        .isEqualTo(theirs);
  }

  @Test
  void strangersLeaveHalfOfTheRoomAndATableHasASmallPartOfIt() {
    AddressRoom room = new AddressRoom(100);
    assertThat(entered(room, STRANGER)).isEqualTo(50);
    assertThat(entered(room, seated("t", true))).isEqualTo(SHARE);
    assertThat(entered(room, invited("t"))).isEqualTo(SHARE);
    for (int table = 0; table < 30; table++) {
      entered(room, seated("table" + table, false));
    }
    assertThat(entered(room, seated("late", false))).isZero();
    assertThat(entered(room, Sender.stranger("192.0.2.2"))).isEqualTo(50);
  }

  @Test
  void aPlaceThatIsLeftIsFreeAgain() {
    AddressRoom room = new AddressRoom(2);
    AddressRoom.Place first = room.enter(STRANGER).orElseThrow();
    AddressRoom.Place second = room.enter(seated("t", true)).orElseThrow();
    assertThat(room.enter(seated("t", true))).isEmpty();
    room.leave(second);
    assertThat(room.enter(STRANGER)).isEmpty();
    assertThat(room.enter(seated("t", true))).isPresent();
    room.leave(first);
    assertThat(room.enter(STRANGER)).isEmpty();
    room.leave(second);
    assertThat(room.enter(STRANGER)).isPresent();
  }

  @Test
  void zeroIsNoLimit() {
    assertThat(entered(new AddressRoom(0), STRANGER)).isEqualTo(1_000);
    assertThat(taken(AddressLimit.of(new Rate(0, 0), address -> {}), STRANGER)).isEqualTo(1_000);
  }

  private static long entered(AddressRoom room, Sender sender) {
    return IntStream.range(0, 1_000).filter(i -> room.enter(sender).isPresent()).count();
  }
}
