package games.chalet.stomp.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.cluster.Cluster;
import games.chalet.cluster.Processes;
import games.chalet.json.Json;
import games.chalet.stomp.Connections;
import games.chalet.stomp.MessageForms;
import games.chalet.stomp.PresenceNumbers;
import games.chalet.stomp.StompMessaging;
import games.chalet.stomp.TopicWatch.Wanted;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Three processes whose sockets hear each other. */
class ClusterSocketsTest {

  private static final String SEAT = "/topic/match.m1.seat.0";

  private final Processes processes = new Processes();
  private final Side one = new Side("one");
  private final Side two = new Side("two");
  private final Side three = new Side("three");

  /** One process, with a list of all that its sockets and rooms hear in place of them. */
  private final class Side implements StompMessaging, Connections {

    final List<Object> heard = new ArrayList<>();
    final Set<String> here = new HashSet<>();
    final Cluster cluster;
    final Topics topics;
    final PresenceNumbers numbers = new PresenceNumbers(Clock.systemUTC());
    final ClusterPresence presence;
    final ClusterMessaging messaging;

    Side(String name) {
      cluster = processes.add(name);
      topics = new Topics(cluster);
      presence = new ClusterPresence(cluster, this, numbers, event -> heard.add(event.toString()));
      Rechecks rechecks = new Rechecks(cluster);
      messaging = new ClusterMessaging(this, cluster, topics, rechecks, Json.create());
      new StompNodes(
              cluster, this, this, topics, presence, rechecks, event -> heard.add(event.toString()))
          .listen();
    }

    void listens(String topic, boolean whole, boolean changes) {
      topics.changed(topic, () -> new Wanted(whole, changes));
    }

    void comes(String player) {
      here.add(player);
      presence.cameOnline(player);
    }

    void goes(String player) {
      here.remove(player);
      presence.wentOffline(player);
    }

    List<String> takeHeard() {
      List<String> all = heard.stream().map(Object::toString).toList();
      heard.clear();
      return all;
    }

    @Override
    public void publish(String destination, Object body) {
      heard.add(destination);
    }

    @Override
    public void publish(String destination, Supplier<byte[]> json) {
      heard.add(destination);
    }

    @Override
    public void publish(String destination, MessageForms forms) {
      heard.add(new Published(destination, forms));
    }

    @Override
    public void reply(String sessionId, Object body) {
      heard.add(sessionId);
    }

    @Override
    public void reply(String sessionId, byte[] json) {
      heard.add(sessionId);
    }

    @Override
    public void recheck(String destination) {
      heard.add("recheck " + destination);
    }

    @Override
    public boolean isOnline(String playerId) {
      return false;
    }

    @Override
    public Optional<String> addressOf(String playerId) {
      return Optional.of("192.0.2.1").filter(it -> here.contains(playerId));
    }

    @Override
    public void close(String playerId) {
      heard.add("close " + playerId);
    }

    @Override
    public void closeAll() {
      heard.add("close all");
    }
  }

  /** A message that is only encoded to look at it. */
  private record Published(String destination, MessageForms forms) {

    @Override
    public String toString() {
      return destination + " whole " + text(forms.whole()) + " changes " + text(forms.changes());
    }
  }

  private static @Nullable String text(@Nullable Supplier<byte[]> json) {
    return json == null ? null : new String(json.get(), StandardCharsets.UTF_8);
  }

  private static Supplier<byte[]> counted(String json, AtomicInteger times) {
    return () -> {
      times.incrementAndGet();
      return json.getBytes(StandardCharsets.UTF_8);
    };
  }

  private void publish(Supplier<byte[]> whole, Supplier<byte[]> changes) {
    one.messaging.publish(SEAT, new MessageForms(whole, changes));
  }

  @Test
  void framesGoToThoseWhoListenAndAreEncodedOnce() {
    processes.join();
    two.listens(SEAT, true, false);
    three.listens(SEAT, false, true);
    two.takeHeard();
    three.takeHeard();
    AtomicInteger whole = new AtomicInteger();
    AtomicInteger changes = new AtomicInteger();
    publish(counted("{\"ä\":1}", whole), counted("[2]", changes));
    assertThat(two.takeHeard()).containsExactly(SEAT + " whole {\"ä\":1} changes null");
    assertThat(three.takeHeard()).containsExactly(SEAT + " whole null changes [2]");
    assertThat(whole).hasValue(1);
    assertThat(changes).hasValue(1);
    three.listens(SEAT, false, false);
    two.listens(SEAT, false, false);
    publish(counted("{}", whole), counted("[]", changes));
    assertThat(two.takeHeard()).isEmpty();
    assertThat(three.takeHeard()).isEmpty();
    assertThat(whole).hasValue(1);
  }

  @Test
  void aFrameAlsoGoesToThePublishersOwnSockets() {
    processes.join();
    two.listens(SEAT, false, true);
    one.takeHeard();
    two.takeHeard();
    publish(counted("{}", new AtomicInteger()), counted("[2]", new AtomicInteger()));
    assertThat(one.takeHeard()).containsExactly(SEAT + " whole {} changes [2]");
    assertThat(two.takeHeard()).containsExactly(SEAT + " whole null changes [2]");
  }

  @Test
  void clientsThatAskedForChangesGetWholeFramesWithoutThem() {
    processes.join();
    two.listens(SEAT, false, true);
    two.takeHeard();
    one.messaging.publish(SEAT, counted("{}", new AtomicInteger()));
    assertThat(two.takeHeard()).containsExactly(SEAT + " whole {} changes null");
  }

  @Test
  void publishersLearnOfANewListener() {
    two.listens(SEAT, true, false);
    processes.join();
    assertThat(one.takeHeard())
        .as("who joins learns what the others listen to")
        .containsExactly("ListenerElsewhere[destination=" + SEAT + "]");
    two.listens(SEAT, true, true);
    assertThat(one.takeHeard()).hasSize(1);
    two.listens(SEAT, true, false);
    assertThat(one.takeHeard()).as("less than before").isEmpty();
  }

  @Test
  void otherTopicsGoToAll() {
    processes.join();
    one.messaging.publish("/topic/lobby", List.of(1));
    assertThat(two.takeHeard()).containsExactly("/topic/lobby whole [1] changes null");
    assertThat(three.takeHeard()).hasSize(1);
  }

  @Test
  void aRightIsAskedForEverywhereBeforeAnythingElseIsPublished() {
    processes.join();
    one.messaging.recheck("/topic/table.t");
    one.messaging.publish("/topic/table.t", List.of());
    for (Side side : List.of(two, three)) {
      assertThat(side.takeHeard())
          .containsExactly("recheck /topic/table.t", "/topic/table.t whole [] changes null");
    }
  }

  @Test
  void presenceChangesAreReportedOnceInEachProcess() {
    processes.join();
    one.comes("ann");
    two.comes("ann");
    for (Side side : List.of(one, two, three)) {
      assertThat(side.presence.isOnline("ann")).isTrue();
      assertThat(side.takeHeard()).containsExactly("PlayerCameOnline[playerId=ann]");
    }
    one.goes("ann");
    assertThat(three.takeHeard()).isEmpty();
    two.goes("ann");
    for (Side side : List.of(one, two, three)) {
      assertThat(side.presence.isOnline("ann")).isFalse();
      assertThat(side.takeHeard()).containsExactly("PlayerWentOffline[playerId=ann]");
    }
  }

  @Test
  void theNumberOfAPresenceGrowsWithEveryChangeWhereverItHappens() {
    processes.join();
    long last = 0;
    for (Side changing : List.of(one, two, one, three)) {
      changing.comes("ann");
      for (Side side : List.of(one, two, three)) {
        assertThat(side.numbers.of("ann"))
            .isEqualTo(changing.numbers.of("ann"))
            .isGreaterThan(last);
      }
      last = changing.numbers.of("ann");
      changing.goes("ann");
      for (Side side : List.of(one, two, three)) {
        assertThat(side.numbers.of("ann"))
            .isEqualTo(changing.numbers.of("ann"))
            .isGreaterThan(last);
      }
      last = changing.numbers.of("ann");
    }
  }

  /** Two threads may overtake each other with the news of one player. */
  @Test
  void newsInTheWrongOrderEndWithWhatIsSo() {
    processes.join();
    one.comes("ann");
    one.presence.wentOffline("ann"); // Of the socket before.
    assertThat(two.presence.isOnline("ann")).isTrue();
    one.here.remove("ann");
    one.presence.cameOnline("ann"); // Who is gone again.
    assertThat(two.presence.isOnline("ann")).isFalse();
    one.presence.wentOffline("ann");
    assertThat(two.takeHeard())
        .containsExactly("PlayerCameOnline[playerId=ann]", "PlayerWentOffline[playerId=ann]");
  }

  @Test
  void playersOfALostProcessAreGone() {
    processes.join();
    two.comes("ann");
    two.comes("bob");
    one.comes("bob");
    one.takeHeard();
    one.listens(SEAT, true, false);
    processes.lose(two.cluster);
    assertThat(one.takeHeard())
        .containsExactly(
            "PlayerWentOffline[playerId=ann]",
            "NodeLeft[node=two]",
            "PublisherGone[destinations=[" + SEAT + "]]");
    assertThat(one.presence.isOnline("bob")).isTrue();
  }

  @Test
  void theAddressOfAPlayerIsKnownInEachProcessWhileTheyAreOnline() {
    one.comes("early");
    processes.join();
    one.comes("ann");
    for (Side side : List.of(one, two, three)) {
      assertThat(side.presence.addressOf("early")).contains("192.0.2.1");
      assertThat(side.presence.addressOf("ann")).contains("192.0.2.1");
    }
    one.goes("ann");
    for (Side side : List.of(one, two, three)) {
      assertThat(side.presence.addressOf("ann")).isEmpty();
    }
  }

  @Test
  void theSocketsOfAPlayerAreClosedEverywhere() {
    processes.join();
    one.presence.close("ann");
    for (Side side : List.of(one, two, three)) {
      assertThat(side.takeHeard()).containsExactly("close ann");
    }
  }
}
