package games.chalet.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class OpenConnectionsTest {

  private static final int MOST = 4;
  private static final String FULL = "192.0.2.1";
  private static final String EMPTY = "192.0.2.2";

  private final List<SocketChannel> all = new ArrayList<>();
  private final Set<SocketChannel> worked = new HashSet<>();
  private final OpenConnections open = new OpenConnections(MOST, System::nanoTime, this::close);

  private boolean close(SocketChannel channel) {
    if (!channel.isOpen() || worked.contains(channel)) {
      return false;
    }
    closeHard(channel);
    return true;
  }

  private static void closeHard(SocketChannel channel) {
    try {
      channel.close();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @AfterEach
  void closeAll() {
    all.forEach(OpenConnectionsTest::closeHard);
  }

  private SocketChannel channel() throws IOException {
    SocketChannel channel = SocketChannel.open();
    all.add(channel);
    return channel;
  }

  private SocketChannel add(String from) throws IOException {
    SocketChannel channel = channel();
    assertThat(open.add(channel, new InetSocketAddress(from, 50_000))).isTrue();
    return channel;
  }

  private boolean isAdded(String from) throws IOException {
    return open.add(channel(), new InetSocketAddress(from, 50_000));
  }

  @Test
  void theOldestOfTheFullestAddressGivesWay() throws IOException {
    SocketChannel modest = add(EMPTY);
    SocketChannel first = add(FULL);
    SocketChannel second = add(FULL);
    SocketChannel third = add(FULL);
    assertThat(open.oneGivesWay()).isPresent();
    assertThat(first.isOpen()).isFalse();
    assertThat(open.oneGivesWay()).isPresent();
    assertThat(second.isOpen()).isFalse();
    assertThat(List.of(modest, third)).allMatch(SocketChannel::isOpen);
  }

  @Test
  void onlyConnectionsWithoutAHeadMakeAnAddressFull() throws IOException {
    List<SocketChannel> playing = List.of(add(EMPTY), add(EMPTY), add(EMPTY));
    playing.forEach(open::headArrived);
    SocketChannel half = add(EMPTY);
    SocketChannel first = add(FULL);
    add(FULL);
    assertThat(open.oneGivesWay()).isPresent();
    assertThat(first.isOpen()).isFalse();
    assertThat(half.isOpen()).isTrue();
  }

  @Test
  void whoeverHasSentAHeadNeverGivesWay() throws IOException {
    SocketChannel served = add(FULL);
    open.headArrived(served);
    open.headTime(served).left(1_000); // Another one has begun.
    assertThat(open.oneGivesWay()).isEmpty();
    assertThat(served.isOpen()).isTrue();
  }

  @Test
  void whoeverIsBeingAnsweredIsPassedOver() throws IOException {
    worked.addAll(List.of(add(FULL), add(FULL), add(FULL)));
    SocketChannel half = add(EMPTY);
    assertThat(open.oneGivesWay()).isPresent();
    assertThat(half.isOpen()).isFalse();
    assertThat(open.oneGivesWay()).isEmpty();
    assertThat(worked).allMatch(SocketChannel::isOpen);
  }

  @Test
  void connectionsThatHaveClosedArePassedOver() throws IOException {
    closeHard(add(FULL));
    closeHard(add(FULL));
    SocketChannel half = add(FULL);
    assertThat(open.oneGivesWay()).isPresent();
    assertThat(half.isOpen()).isFalse();
  }

  /** As behind a proxy that passes bytes on. */
  @Test
  void aHalfHeadOfAnAddressThatHasEnoughGivesWayToTheNext() throws IOException {
    SocketChannel served = add(FULL);
    open.headArrived(served);
    List<SocketChannel> half = List.of(add(FULL), add(FULL), add(FULL));
    SocketChannel next = add(FULL);
    assertThat(half).extracting(SocketChannel::isOpen).containsExactly(false, true, true);
    assertThat(List.of(served, next)).allMatch(SocketChannel::isOpen);
  }

  @Test
  void anAddressHasOnlySoManyConnectionsOverWhichRequestsHaveCome() throws IOException {
    for (int number = 0; number < MOST; number++) {
      open.headArrived(add(FULL));
    }
    assertThat(isAdded(FULL)).isFalse();
    assertThat(isAdded(EMPTY)).isTrue();
    closeHard(all.get(0));
    assertThat(isAdded(FULL)).isTrue();
  }

  @Test
  void aConnectionIsCountedForItsAddressUntilItCloses() throws IOException {
    SocketChannel channel = add(FULL);
    assertThat(open.address(channel)).isEqualTo(FULL);
    assertThat(open.oneGivesWay()).isPresent();
    assertThat(open.address(channel)).isNotEqualTo(FULL);
    assertThat(open.address(null)).isEqualTo(open.address(channel));
  }
}
